// Steps 1 and 2 (P-3.1, P-3.2): the event, who averts it, what it does, and the bishop's cube.
import type { Seat } from '@loggia/kernel';
import { HAPPENINGS, type Happening, WARES } from '../data.ts';
import { gain, lose } from '../goods.ts';
import type { Part, Play } from '../part.ts';
import { answer, row } from '../row.ts';
import { ask, eventOf, isAffected, ownerOf, playerOf, turnOrder, without } from '../table.ts';
import type { Change, Player, View } from '../types.ts';

export const event: Part = {
  begin(play) {
    const { state, emit } = play;
    const happening = state.decks.happenings.shift() ?? noEvent();
    state.happened.push(happening);
    emit({ type: 'eventRevealed', happening });
    // P-3.1.7, A10: protection or cube is decided with the card in sight and before its effect.
    const [bishop] = state.builders.bishop;
    if (!HAPPENINGS[happening].favourable && bishop !== undefined) ask(state, bishop, 'bishop');
    else askCloak(play);
  },
  goOn(play, seat, answered) {
    if (answered === 'bishop') askCloak(play);
    else if (answered === 'cloak') takeEffect(play);
    else askLoss(play, turnOrder(play.state).indexOf(seat) + 1);
  },
};

/** A35: only against an unfavourable event, and not by somebody the bishop protects. */
function askCloak(play: Play): void {
  const { state } = play;
  const owner = ownerOf(state, 'cloak');
  if (owner !== undefined && isAffected(state, owner) && !eventOf(state)?.favourable) {
    ask(state, owner, 'cloak');
  } else takeEffect(play);
}

/** P-3.1.4: what names a later step waits in the table and is looked up there. */
function takeEffect(play: Play): void {
  const { state, emit } = play;
  const happening = state.happened.at(-1) ?? noEvent();
  const changes: Change[] = [];
  for (const seat of turnOrder(state)) {
    if (!isAffected(state, seat)) continue;
    changes.push({ seat, gain: effectOn(playerOf(state, seat), happening) });
  }
  emit({ type: 'eventTookEffect', happening, changes });
  askLoss(play, 0);
}

function effectOn(player: Player, happening: Happening): Change['gain'] {
  const { gain: gift = {}, lose: loss = {} } = HAPPENINGS[happening];
  return { ...gain(player, gift), ...lose(player, loss, 'events') };
}

/** P-3.1.6: one craftsman each, in turn order; a player with none loses none (A41). */
function askLoss({ state }: Play, from: number): void {
  if (eventOf(state)?.loseCraftsmen === undefined) return;
  const next = turnOrder(state)
    .slice(from)
    .find(seat => isAffected(state, seat) && playerOf(state, seat).craftsmen.length > 0);
  if (next !== undefined) ask(state, next, 'dismiss');
}

function noEvent(): never {
  throw new Error('no event card left');
}

/** Step 2: the cube of a bishop who was not asked for protection. */
export const bishop: Part = {
  begin({ state }) {
    const owner = state.builders.bishop[0];
    const protects = state.averted.some(({ by }) => by === 'bishop');
    if (owner !== undefined && !protects) ask(state, owner, 'cube');
  },
};

// Moves

export const askBishop = row<'askBishop'>({
  at: 'bishop',
  all: [
    Object.freeze({ type: 'askBishop', for: 'protection' }),
    Object.freeze({ type: 'askBishop', for: 'cube' }),
  ],
  undoable: true,
  carryOut({ state, emit }, seat, { for: what }) {
    if (what === 'protection') state.averted = [...state.averted, { seat, by: 'bishop' }];
    emit({ type: 'bishopAsked', seat, for: what });
    answer(state, seat);
  },
});

/** A48: the market holds four of each kind at this moment. */
export const takeCube = row<'takeCube'>({
  at: 'cube',
  all: WARES.map(cube => Object.freeze({ type: 'takeCube', cube })),
  undoable: true,
  carryOut({ state, emit }, seat, { cube }) {
    state.market = { ...state.market, [cube]: state.market[cube] - 1 };
    gain(playerOf(state, seat), { [cube]: 1 });
    emit({ type: 'cubeTaken', seat, cube });
    answer(state, seat);
  },
});

const ONCE = [
  { card: 'cloak', at: 'cloak' },
  { card: 'taxWaiver', at: 'waiver' },
] as const;

/** The card that the decision is about: no other may be played or held. */
const isAsked = (known: View, seat: Seat, card: 'cloak' | 'taxWaiver') =>
  ONCE.some(once => once.card === card && once.at === playerOf(known, seat).asked);

export const playCard = row<'playCard'>({
  at: ['cloak', 'waiver'],
  all: ONCE.map(({ card }) => Object.freeze({ type: 'playCard', card })),
  obstacle: (known, seat, { card }) => (isAsked(known, seat, card) ? undefined : 'move.notAsked'),
  undoable: true,
  carryOut({ state, emit }, seat, { card }) {
    const player = playerOf(state, seat);
    player.advantages = without(player.advantages, card);
    if (card === 'cloak') state.averted = [...state.averted, { seat, by: 'cloak' }];
    emit({ type: 'cardPlayed', seat, card });
    answer(state, seat);
  },
});

export const holdCard = row<'holdCard'>({
  at: ['cloak', 'waiver'],
  all: ONCE.map(({ card }) => Object.freeze({ type: 'holdCard', card })),
  obstacle: (known, seat, { card }) => (isAsked(known, seat, card) ? undefined : 'move.notAsked'),
  undoable: true,
  carryOut({ state, emit }, seat, { card }) {
    emit({ type: 'cardHeld', seat, card });
    answer(state, seat);
  },
});
