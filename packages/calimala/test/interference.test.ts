// Non-interference: what a viewer may not know never shows in what the viewer sees.
//
// Two games run side by side, the true one and a twin that differs in everything the viewer cannot
// know: others' hands, the order of the deck, others' end cards, the generator. The same moves are
// played in both, each legal in both. Proved step by step, over whole games and for every viewer:
//
//   if two tables look the same to a viewer, the same move is played on both and the viewer's own
//   draws bring the same cards, then the viewer sees the same events and the same table again.
//
// What can be taken back is left out of others' views, but everybody has seen it happen: both games
// have the same.
// Own draws are the one secret a viewer is let into, so the twin is dealt anew until they agree.
// Keeping an end card is one public fact with a secret inside: there each game keeps its own card.
// The last move reveals the kept end cards and then everything; there the twin has the true end
// cards, and the tables are compared without the hands and the deck that only then come to light.
import { isDeepStrictEqual } from 'node:util';
import { clone, pick, type Random, type Seat, seededRandom, type Viewer } from '@loggia/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calimala, type Event, type Move, type State } from '../src/index.ts';
import { restless } from '../testing/policies.ts';
import { games, reach, type Spot, seatsOf, wholeGames } from './arbitrary.ts';

const TRIES = 3_000;

/** What the two games had in common and where they differed, so that the proof is not empty. */
interface Tally {
  moves: number;
  differentHands: number;
  ownDraws: number;
  dealtAnew: number;
}

const eventsFor = (events: readonly Event[], viewer: Viewer) =>
  events.map(event => calimala.viewEvent(event, viewer));

const drawnBy = (events: readonly Event[], viewer: Viewer) =>
  events.flatMap(event =>
    (event.type === 'cardDrawn' || event.type === 'extraCardDrawn') && event.seat === viewer
      ? [event.card]
      : [],
  );

/** Another table that looks the same to the viewer. */
function twinOf(state: State, viewer: Viewer, random: Random): State {
  const twin = calimala.sample(calimala.view(state, viewer), viewer, random);
  return { ...twin, journal: clone(state.journal) };
}

/** Once the game is over, what was never part of it any more: cards left in hands and deck. */
function withoutLeftovers(state: State) {
  return { ...state, deck: 0, players: state.players.map(player => ({ ...player, hand: 0 })) };
}

function runTwins(spot: Spot, viewer: Viewer, tally: Tally): void {
  const { state, chance, choice } = reach(spot);
  const random = seededRandom(`${spot.seed} twin ${viewer}`);
  let twin = twinOf(state, viewer, random);

  for (let seats = calimala.toMove(state); seats.length > 0; seats = calimala.toMove(state)) {
    expect(calimala.toMove(twin)).toEqual(seats);
    const seat = pick(choice, seats);
    const secret = state.phase === 'endCards' && seat !== viewer;
    const legal = calimala.legal(state, seat);
    const common = legal.filter(move => secret || isLegal(twin, seat, move));
    // Where two hands leave nothing in common but taking back, the twin is dealt anew.
    const stuck = common.every(calimala.takesBack);
    const move = restless(stuck ? legal : common, seat, choice);
    const events = calimala.apply(state, seat, move, chance);

    const after = playTwin(move, seat, events);
    tally.moves += 1;
    tally.ownDraws += drawnBy(events, viewer).length;
    expect(eventsFor(after.events, viewer)).toStrictEqual(eventsFor(events, viewer));
    if (state.phase === 'over') {
      expect(withoutLeftovers(after.twin)).toStrictEqual(withoutLeftovers(state));
      return;
    }
    if (!isDeepStrictEqual(calimala.view(after.twin, viewer), calimala.view(state, viewer))) {
      expect(calimala.view(after.twin, viewer)).toStrictEqual(calimala.view(state, viewer));
    }
    twin = after.twin;
    const hands = (of: State) => of.players.map(player => player.hand);
    if (!isDeepStrictEqual(hands(twin), hands(state))) tally.differentHands += 1;
  }

  /** The same move in the twin: as it stands, or dealt anew until the viewer's own draws agree. */
  function playTwin(move: Move, seat: Seat, events: readonly Event[]) {
    for (let tries = 0; tries < TRIES; tries++) {
      const tried = tries === 0 ? clone(twin) : twinOf(twin, viewer, random);
      if (state.phase === 'over') shareEndCards(state, tried);
      const hidden = move.type === 'keepEndCard' && seat !== viewer;
      const played = hidden ? pick(random, calimala.legal(tried, seat)) : move;
      if (!isLegal(tried, seat, played)) continue;
      const happened = calimala.apply(tried, seat, played, random);
      if (!isDeepStrictEqual(drawnBy(happened, viewer), drawnBy(events, viewer))) continue;
      if (tries > 0) tally.dealtAnew += 1;
      return { twin: tried, events: happened };
    }
    throw new Error('no twin found that draws the same cards');
  }
}

function shareEndCards(from: State, to: State): void {
  from.players.forEach(({ endCards, kept }, seat) => {
    Object.assign(to.players[seat] ?? {}, { endCards: [...endCards], kept });
  });
}

const isLegal = (state: State, seat: Seat, move: Move) =>
  calimala.legal(state, seat).includes(move);

describe('non-interference', () => {
  it('holds over whole games, for every seat and for a spectator', () => {
    const tally: Tally = { moves: 0, differentHands: 0, ownDraws: 0, dealtAnew: 0 };
    fc.assert(
      fc.property(games, spot => {
        for (const viewer of [null, ...seatsOf(reach(spot).state)]) runTwins(spot, viewer, tally);
      }),
      wholeGames(5),
    );
    // The twins really were others, and really went through draws together.
    expect(tally.differentHands / tally.moves).toBeGreaterThan(0.8);
    expect(tally.ownDraws).toBeGreaterThan(200);
    expect(tally.dealtAnew).toBeLessThan(tally.moves / 4);
  });
});
