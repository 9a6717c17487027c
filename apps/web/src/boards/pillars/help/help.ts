// The rules of Pillars for the rules sheet, in the order of a round.
import type { GameHelp } from '../../../game/game-help.ts';
import { PICTURES } from './pictures.tsx';

export const pillarsHelp: GameHelp = {
  chapters: [
    { id: 'aim', passages: [{ id: 'aim', picture: PICTURES.cathedral }] },
    {
      id: 'table',
      passages: [
        { id: 'own', picture: PICTURES.own },
        { id: 'goods', picture: PICTURES.goods },
        { id: 'craftsmen', picture: PICTURES.start },
        { id: 'hidden' },
      ],
    },
    { id: 'setup', passages: [{ id: 'players' }, { id: 'decks' }, { id: 'round' }] },
    {
      id: 'cards',
      passages: [
        { id: 'take' },
        { id: 'resources', picture: PICTURES.resources },
        { id: 'hire' },
        { id: 'mill', picture: PICTURES.mill },
      ],
    },
    {
      id: 'builders',
      passages: [
        { id: 'draw', picture: PICTURES.bag },
        { id: 'price', picture: PICTURES.price },
        { id: 'pass' },
        { id: 'redraw' },
        { id: 'places' },
        { id: 'two' },
      ],
    },
    {
      id: 'steps',
      passages: [
        { id: 'event', title: 'pillars.step.event' },
        { id: 'bishop', title: 'pillars.step.bishop', picture: PICTURES.bishop },
        { id: 'mill', title: 'pillars.step.mill' },
        { id: 'kingsbridge', title: 'pillars.step.kingsbridge', picture: PICTURES.kingsbridge },
        { id: 'priory', title: 'pillars.step.priory', picture: PICTURES.priory },
        { id: 'pits', title: 'pillars.rules.steps.pits.title' },
        { id: 'court', title: 'pillars.step.court', picture: PICTURES.court },
        { id: 'shiring', title: 'pillars.step.shiring', picture: PICTURES.shiring },
        { id: 'castle', title: 'pillars.step.castle', picture: PICTURES.castle },
        { id: 'startPlayer', title: 'pillars.step.startPlayer', picture: PICTURES.startPlayer },
      ],
    },
    {
      id: 'market',
      passages: [
        { id: 'turns', picture: PICTURES.market },
        { id: 'prices', picture: PICTURES.prices },
        { id: 'limits' },
      ],
    },
    {
      id: 'building',
      passages: [
        { id: 'uses' },
        { id: 'special', picture: PICTURES.masons },
        { id: 'five' },
        { id: 'grows' },
      ],
    },
    {
      id: 'craftsmen',
      passages: [
        { id: 'start' },
        { id: 'round1', picture: PICTURES.round1 },
        { id: 'round2', picture: PICTURES.round2 },
        { id: 'round3', picture: PICTURES.round3 },
        { id: 'round4', picture: PICTURES.round4 },
        { id: 'round5', picture: PICTURES.round5 },
        { id: 'round6', picture: PICTURES.round6 },
      ],
    },
    {
      id: 'advantages',
      passages: [
        { id: 'everyRound', picture: PICTURES.everyRound },
        { id: 'once', picture: PICTURES.once },
        { id: 'atOnce', picture: PICTURES.atOnce },
      ],
    },
    {
      id: 'events',
      passages: [
        { id: 'good', picture: PICTURES.good },
        { id: 'bad', picture: PICTURES.bad },
        { id: 'short' },
      ],
    },
    { id: 'end', passages: [{ id: 'refill' }, { id: 'end' }] },
    {
      id: 'options',
      passages: [
        { id: 'statue', title: 'pillars.option.statue' },
        { id: 'thirdBuilders', title: 'pillars.option.thirdBuilders' },
        { id: 'building', title: 'pillars.option.building' },
      ],
    },
  ],
};
