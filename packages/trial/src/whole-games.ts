// Whole games: they end, the ledger agrees, nothing handed out is kept, and JSON is enough to
// continue.
import { seededRandom } from '@loggia/kernel';
import { deepFreeze, hold, same } from './broken.ts';
import { fuzzGame } from './fuzz.ts';
import { noSightings } from './habits.ts';
import { headerOf } from './record.ts';
import { begin, gamesOf, playOn } from './spots.ts';
import { type Subject, tableAt, tablesOf, viewersOf } from './subject.ts';

/** Random and rare-seeking games at every table end with a place for everybody. */
export function gamesEnd(subject: Subject, perMode: number): void {
  const { manifest } = subject;
  const tables = tablesOf(manifest.module);
  for (const mode of ['random', 'rare'] as const) {
    const sightings = noSightings();
    for (let game = 0; game < Math.max(perMode, 1); game++) {
      const table = tableAt(tables, game);
      if (table === undefined) break;
      const header = headerOf(manifest, table, `trial ${game}`, mode);
      const { record } = fuzzGame(subject, header, sightings);
      const { standings = [], winners = [] } = record.result ?? {};
      hold(standings.length === table.players, 'everybody has a place');
      hold(new Set(standings.map(({ seat }) => seat)).size === table.players, 'a place each');
      const places = standings.map(({ place }) => place);
      same(
        places,
        places.toSorted((a, b) => a - b),
        'standings go from first to last',
      );
      const best = standings.filter(({ place }) => place === 1).map(({ seat }) => seat);
      same(winners, best, 'winners are first');
    }
  }
}

/** The ledger agrees after every single move, including undone ones. */
export function ledgerAgrees(subject: Subject, games: number): void {
  for (const spot of gamesOf(subject, games, 'ledger')) {
    const position = begin(subject, spot);
    const ledger = subject.openLedger(position.state);
    ledger.check(position.state);
    for (const { events } of playOn(subject, position)) {
      for (const event of events) ledger.book(event);
      ledger.check(position.state);
    }
    ledger.end?.(position.state);
  }
}

/** Events and views that were handed out are no longer referenced. */
export function nothingIsKept(subject: Subject, games: number): void {
  const { module } = subject.manifest;
  for (const spot of gamesOf(subject, games, 'given away')) {
    const position = begin(subject, spot);
    for (const { events } of playOn(subject, position)) {
      deepFreeze(events);
      for (const viewer of viewersOf(spot.table)) {
        if (position.choice.next() < 0.2) deepFreeze(module.view(position.state, viewer));
      }
    }
  }
}

/** Events, results and states are plain JSON, and a stored state continues in the same way. */
export function jsonIsEnough(subject: Subject, games: number): void {
  const { module } = subject.manifest;
  for (const spot of gamesOf(subject, games, 'json')) {
    const { state, chance, choice } = begin(subject, spot);
    let stored = JSON.stringify(state);
    let dice = chance.state();
    for (const { seat, move, events } of playOn(subject, { state, chance, choice })) {
      same(JSON.parse(JSON.stringify(events)), events, 'events are plain JSON');
      const restored: unknown = JSON.parse(stored);
      same(module.apply(restored, seat, move, seededRandom(dice)), events, 'a stored game goes on');
      same(plain(restored), plain(state), 'a stored game comes to the same');
      stored = JSON.stringify(restored);
      dice = chance.state();
    }
    const result = module.result(state);
    same(JSON.parse(JSON.stringify(result)), result, 'a result is plain JSON');
  }
}

/** The summary is the same for every viewer; points, if shown, are one per seat. */
export function summariesAgree(subject: Subject, games: number): void {
  const { module } = subject.manifest;
  for (const spot of gamesOf(subject, games, 'summary')) {
    const position = begin(subject, spot);
    for (const _ of playOn(subject, position)) {
      const { state, choice } = position;
      if (choice.next() > 0.2) continue;
      const summary = module.summary(state);
      const { points, status = [] } = summary;
      hold(points === undefined || points.length === spot.table.players, 'points by seat');
      hold(
        status.every(({ key }) => key.startsWith('status.')),
        'status texts are `status.…`',
      );
      for (const viewer of viewersOf(spot.table)) {
        same(module.summary(module.view(state, viewer)), summary, 'all get the same summary');
      }
    }
  }
}

/** What JSON keeps of a state. */
function plain(state: unknown): unknown {
  return JSON.parse(JSON.stringify(state));
}
