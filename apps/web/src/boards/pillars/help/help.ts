// The rules of Pillars for the sheet of rules, in the order of a round.
import type { GameHelp } from '../../../game/game-help.ts';

export const pillarsHelp: GameHelp = {
  chapters: [
    { id: 'aim', passages: [{ id: 'aim' }] },
    {
      id: 'table',
      passages: [{ id: 'own' }, { id: 'goods' }, { id: 'craftsmen' }, { id: 'hidden' }],
    },
    { id: 'setup', passages: [{ id: 'players' }, { id: 'decks' }, { id: 'round' }] },
    {
      id: 'cards',
      passages: [{ id: 'take' }, { id: 'resources' }, { id: 'hire' }, { id: 'mill' }],
    },
    {
      id: 'builders',
      passages: [
        { id: 'draw' },
        { id: 'price' },
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
        { id: 'bishop', title: 'pillars.step.bishop' },
        { id: 'mill', title: 'pillars.step.mill' },
        { id: 'kingsbridge', title: 'pillars.step.kingsbridge' },
        { id: 'priory', title: 'pillars.step.priory' },
        { id: 'pits', title: 'pillars.rules.steps.pits.title' },
        { id: 'court', title: 'pillars.step.court' },
        { id: 'shiring', title: 'pillars.step.shiring' },
        { id: 'castle', title: 'pillars.step.castle' },
        { id: 'startPlayer', title: 'pillars.step.startPlayer' },
      ],
    },
    { id: 'market', passages: [{ id: 'turns' }, { id: 'prices' }, { id: 'limits' }] },
    {
      id: 'building',
      passages: [{ id: 'uses' }, { id: 'special' }, { id: 'five' }, { id: 'grows' }],
    },
    {
      id: 'craftsmen',
      passages: [
        { id: 'start' },
        { id: 'round1' },
        { id: 'round2' },
        { id: 'round3' },
        { id: 'round4' },
        { id: 'round5' },
        { id: 'round6' },
      ],
    },
    { id: 'advantages', passages: [{ id: 'everyRound' }, { id: 'once' }, { id: 'atOnce' }] },
    { id: 'events', passages: [{ id: 'good' }, { id: 'bad' }, { id: 'short' }] },
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
