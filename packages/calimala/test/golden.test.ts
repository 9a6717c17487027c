// Golden games: whole recorded games that every later version must play to the same end.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { calimala, OPTIONS } from '../src/index.ts';
import { readRecord, refuzz } from '../testing/index.ts';
import { PLAYER_COUNTS } from '../testing/tables.ts';

const FOLDER = new URL('../golden/', import.meta.url).pathname;
const files = readdirSync(FOLDER).toSorted();
const recordOf = (file: string) => readRecord(readFileSync(join(FOLDER, file), 'utf8'));

describe('golden games', () => {
  it('are thirty at least, with every player count and every value of every option', () => {
    const headers = files.map(file => recordOf(file).header);
    expect(headers.length).toBeGreaterThanOrEqual(30);
    expect(new Set(headers.map(header => header.players))).toEqual(new Set(PLAYER_COUNTS));
    for (const [option, { values }] of Object.entries(OPTIONS)) {
      const played = new Set<unknown>(headers.map(({ options }) => Reflect.get(options, option)));
      expect(played, option).toEqual(new Set<unknown>(values));
    }
    for (const header of headers) expect(header.rulesVersion).toBe(calimala.rulesVersion);
  });

  it('show every kind of event, tie-break and sharing that whole games reach', () => {
    const events = files.flatMap(file => recordOf(file).moves.flatMap(({ events }) => events));
    const keys = new Set(events.map(event => calimala.describe(event).key));
    const expected = [
      'log.noCardDrawn.deckEmpty',
      'log.noCardDrawn.oneCardPerTurn',
      'log.whiteDiscReplaced.supply',
      'log.whiteDiscReplaced.stack',
      'log.whiteDiscReplaced.box',
      'log.discRemoved',
      'log.discRemoved.white',
      'log.finalScoringBegan.discsUsedUp',
      'log.finalScoringBegan.fifteenthScoring',
      'log.movesTakenBack',
    ];
    expect([...keys]).toEqual(expect.arrayContaining(expected));
    const rows = events.flatMap(event => ('rows' in event ? event.rows : []));
    const ties = new Set(rows.map(row => row.tieBreak));
    expect(ties).toEqual(
      new Set([undefined, 'influence', 'seats', 'earlierSeat', 'earlierArtwork']),
    );
    expect(rows.map(row => row.sharedBy)).toEqual(expect.arrayContaining([2, 3]));
  });

  it.each(files)('%s replays to the same events and the same result', file => {
    const record = recordOf(file);
    expect(record.result).toBeDefined();
    expect(() => refuzz(record)).not.toThrow();
  });
});
