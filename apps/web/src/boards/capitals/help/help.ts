// The rules of The Capitals for the rules sheet, in the order of a round.
import type { GameHelp } from '../../../game/game-help.ts';
import { PICTURES } from './pictures.tsx';

export const capitalsHelp: GameHelp = {
  chapters: [
    { id: 'aim', passages: [{ id: 'aim', picture: PICTURES.city }] },
    {
      id: 'city',
      passages: [{ id: 'start' }, { id: 'tracks', picture: PICTURES.tracks }, { id: 'prestige' }],
    },
    { id: 'round', passages: [{ id: 'eras' }, { id: 'phases' }] },
    {
      id: 'initiative',
      passages: [{ id: 'pick' }, { id: 'price', picture: PICTURES.initiative }, { id: 'open' }],
    },
    {
      id: 'building',
      passages: [
        { id: 'take', picture: PICTURES.types },
        { id: 'rules', picture: PICTURES.placing },
        { id: 'touch' },
        { id: 'effects', picture: PICTURES.effects },
        { id: 'later', picture: PICTURES.neighbours },
        { id: 'order' },
      ],
    },
    {
      id: 'tracks',
      passages: [
        { id: 'employment' },
        { id: 'progress', picture: PICTURES.progress },
        { id: 'ends' },
        { id: 'tax' },
      ],
    },
    {
      id: 'tourism',
      passages: [{ id: 'highest' }, { id: 'walk', picture: PICTURES.tourists }, { id: 'stay' }],
    },
    {
      id: 'activating',
      passages: [
        { id: 'price', picture: PICTURES.activated },
        { id: 'tourists' },
        { id: 'react' },
        { id: 'bonus' },
      ],
    },
    { id: 'administration', passages: [{ id: 'tokens', picture: PICTURES.token }, { id: 'rows' }] },
    {
      id: 'fair',
      passages: [
        { id: 'employment', picture: PICTURES.fair },
        { id: 'services' },
        { id: 'energy' },
      ],
    },
    { id: 'end', passages: [{ id: 'last' }, { id: 'scoring' }, { id: 'winner' }] },
    { id: 'two', passages: [{ id: 'marker' }, { id: 'tiles' }] },
    {
      id: 'prosperity',
      passages: [
        { id: 'tiles', picture: PICTURES.prosperity },
        { id: 'lake', picture: PICTURES.lake },
      ],
    },
    { id: 'origin', passages: [{ id: 'names' }, { id: 'effects' }, { id: 'board' }] },
    {
      id: 'options',
      passages: [
        { id: 'prosperity', title: 'capitals.option.prosperity' },
        { id: 'openScores', title: 'capitals.option.openScores' },
        { id: 'refill', title: 'capitals.option.refill' },
        { id: 'lowestCityLosesTourist', title: 'capitals.option.lowestCityLosesTourist' },
        { id: 'passBonus', title: 'capitals.option.passBonus' },
        { id: 'endPayment', title: 'capitals.option.endPayment' },
        { id: 'lastFairReturnsEnergy', title: 'capitals.option.lastFairReturnsEnergy' },
        { id: 'markedTiles', title: 'capitals.option.markedTiles' },
        { id: 'cityHallType', title: 'capitals.option.cityHallType' },
        { id: 'touristOncePerPhase', title: 'capitals.option.touristOncePerPhase' },
        { id: 'autoEndTurn', title: 'capitals.option.autoEndTurn' },
      ],
    },
  ],
};
