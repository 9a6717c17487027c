// The rules of The Capitals for the sheet of rules, in the order of a round.
import type { GameHelp } from '../../../game/game-help.ts';

export const capitalsHelp: GameHelp = {
  chapters: [
    { id: 'aim', passages: [{ id: 'aim' }] },
    { id: 'city', passages: [{ id: 'start' }, { id: 'tracks' }, { id: 'prestige' }] },
    { id: 'round', passages: [{ id: 'eras' }, { id: 'phases' }] },
    { id: 'initiative', passages: [{ id: 'pick' }, { id: 'price' }, { id: 'open' }] },
    {
      id: 'building',
      passages: [
        { id: 'take' },
        { id: 'rules' },
        { id: 'touch' },
        { id: 'effects' },
        { id: 'later' },
        { id: 'order' },
      ],
    },
    {
      id: 'tracks',
      passages: [{ id: 'employment' }, { id: 'progress' }, { id: 'ends' }, { id: 'tax' }],
    },
    { id: 'tourism', passages: [{ id: 'highest' }, { id: 'walk' }, { id: 'stay' }] },
    {
      id: 'activating',
      passages: [{ id: 'price' }, { id: 'tourists' }, { id: 'react' }, { id: 'bonus' }],
    },
    { id: 'administration', passages: [{ id: 'tokens' }, { id: 'rows' }] },
    { id: 'fair', passages: [{ id: 'employment' }, { id: 'services' }, { id: 'energy' }] },
    { id: 'end', passages: [{ id: 'last' }, { id: 'scoring' }, { id: 'winner' }] },
    { id: 'two', passages: [{ id: 'marker' }, { id: 'tiles' }] },
    { id: 'prosperity', passages: [{ id: 'tiles' }, { id: 'lake' }] },
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
