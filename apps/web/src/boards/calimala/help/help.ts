// The rules of Calimala for the rules sheet, in the order in which a beginner needs them.
import type { GameHelp } from '../../../game/game-help.ts';
import { PICTURES } from './pictures.tsx';

export const calimalaHelp: GameHelp = {
  chapters: [
    { id: 'aim', passages: [{ id: 'aim', picture: PICTURES.counted }] },
    {
      id: 'table',
      passages: [
        { id: 'city', title: 'calimala.city', picture: PICTURES.city },
        { id: 'map', title: 'calimala.map', picture: PICTURES.map },
        { id: 'churches', title: 'calimala.churches', picture: PICTURES.churches },
        { id: 'council', title: 'calimala.council', picture: PICTURES.tile },
        { id: 'own', title: 'calimala.ownBoard', picture: PICTURES.own },
        { id: 'hidden' },
      ],
    },
    {
      id: 'setup',
      passages: [
        { id: 'discs', picture: PICTURES.discs },
        { id: 'endCards', picture: PICTURES.endCards },
        { id: 'startCards', picture: PICTURES.startCards },
        { id: 'begin' },
      ],
    },
    {
      id: 'turn',
      passages: [
        { id: 'place', picture: PICTURES.placing },
        { id: 'duty' },
        { id: 'others', picture: PICTURES.order },
        { id: 'white', picture: PICTURES.white },
        { id: 'next' },
      ],
    },
    {
      id: 'activation',
      passages: [
        { id: 'slots' },
        { id: 'impossible', picture: PICTURES.impossible },
        { id: 'giveUp' },
        { id: 'done' },
      ],
    },
    {
      id: 'actions',
      passages: [
        {
          id: 'material',
          title: 'calimala.rules.actions.material.title',
          picture: PICTURES.material,
        },
        { id: 'build', title: 'calimala.action.build', picture: PICTURES.build },
        { id: 'weave', title: 'calimala.action.weave', picture: PICTURES.weave },
        { id: 'ship', title: 'calimala.action.ship', picture: PICTURES.ship },
        { id: 'transport', title: 'calimala.action.transport', picture: PICTURES.transport },
        { id: 'contribute', title: 'calimala.action.contribute', picture: PICTURES.contribute },
        { id: 'artwork', title: 'calimala.action.artwork', picture: PICTURES.artwork },
      ],
    },
    {
      id: 'cards',
      passages: [{ id: 'play', picture: PICTURES.cards }, { id: 'must' }, { id: 'deck' }],
    },
    {
      id: 'council',
      passages: [
        { id: 'fourth', picture: PICTURES.fourth },
        { id: 'white', picture: PICTURES.whiteFourth },
        { id: 'seats' },
      ],
    },
    {
      id: 'scoring',
      passages: [
        { id: 'counts' },
        { id: 'points', picture: PICTURES.tile },
        { id: 'twice', picture: PICTURES.twice },
      ],
    },
    {
      id: 'ties',
      passages: [{ id: 'chain', picture: PICTURES.weight }, { id: 'share' }],
    },
    {
      id: 'end',
      passages: [
        { id: 'discs' },
        { id: 'fifteenth' },
        { id: 'cards', picture: PICTURES.endCard },
        { id: 'winner' },
      ],
    },
    {
      id: 'options',
      passages: [
        { id: 'layout', title: 'calimala.option.layout' },
        { id: 'whiteSwap', title: 'calimala.option.whiteSwap' },
        { id: 'oneCardPerTurn', title: 'calimala.option.oneCardPerTurn' },
        { id: 'extraStartCard', title: 'calimala.option.extraStartCard' },
        { id: 'seatsAfterFifteenth', title: 'calimala.option.seatsAfterFifteenth' },
      ],
    },
  ],
};
