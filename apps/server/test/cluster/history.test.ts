// The checker finds every planted fault, and none in a correct history.
import { expect, test } from 'vitest';
import { type History, problemsOf, type Wrong } from '../chaos/history.ts';

/** The element, which must exist. */
function of<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new Error('too short');
  return found;
}

/** Two people and a bot: three moves, seen by both and by a guest. */
function right() {
  const sent = [
    { matchID: 'm', seat: 0, moveID: 'a', move: { type: 'x' } },
    { matchID: 'm', seat: 1, moveID: 'b', move: { type: 'y' } },
    // Never answered, never stored.
    { matchID: 'm', seat: 1, moveID: 'c', move: { type: 'z' } },
  ];
  const states = [1, 2, 3, 4];
  const view = (stateID: number, viewer: number | null) => `${stateID} for ${viewer}`;
  const saw = (viewer: number | null, ids: number[]) => ({
    client: `client ${viewer}`,
    matchID: 'm',
    viewer,
    seen: ids.map(stateID => ({ stateID, view: view(stateID, viewer) })),
  });
  return {
    sent,
    acknowledged: [
      { ...of(sent, 0), stateID: 2 },
      { ...of(sent, 1), stateID: 4 },
    ],
    // Some states are missed; the same one may be seen twice.
    watched: [saw(0, states), saw(1, [1, 4, 4]), saw(null, [2, 3])],
    log: new Map([
      [
        'm',
        [
          { seq: 0, seat: 0, move: { type: 'x' }, moveID: 'a' },
          { seq: 1, seat: 2, move: { type: 'bot' } },
          { seq: 2, seat: 1, move: { type: 'y' }, moveID: 'b' },
        ],
      ],
    ]),
    isBot: (_: string, seat: number) => seat === 2,
    truth: (_: string, stateID: number, viewer: number | null) => view(stateID, viewer),
  };
}

const wrongs = (history: History) => problemsOf(history).map(({ wrong }) => wrong);
const rows = (history: ReturnType<typeof right>) => history.log.get('m') ?? [];

test('finds no problem in a correct history', () => {
  expect(problemsOf(right())).toEqual([]);
});

const SPOILT: [Wrong, (history: ReturnType<typeof right>) => void][] = [
  ['lost', history => rows(history).pop()],
  ['lost', ({ acknowledged }) => acknowledged.push({ ...of(acknowledged, 0), stateID: 3 })],
  ['doubled', history => rows(history).push({ ...of(rows(history), 2), seq: 3 })],
  ['two orders', ({ acknowledged, sent }) => acknowledged.push({ ...of(sent, 2), stateID: 4 })],
  ['sent by nobody', ({ sent }) => sent.shift()],
  ['sent by nobody', history => Object.assign(of(rows(history), 1), { seat: 0 })],
  ['sent by nobody', history => Object.assign(of(rows(history), 0), { move: { type: 'other' } })],
  ['gap', history => rows(history).splice(1, 1)],
  ['from the future', ({ watched }) => watched[0]?.seen.push({ stateID: 5, view: '5 for 0' })],
  // The hand of another seat.
  ['untrue view', ({ watched }) => watched[2]?.seen.push({ stateID: 4, view: '4 for 1' })],
  ['backwards', ({ watched }) => watched[1]?.seen.push({ stateID: 3, view: '3 for 1' })],
];

test.each(SPOILT)('finds the problem: %s', (wrong, spoil) => {
  const history = right();
  spoil(history);
  expect(wrongs(history)).toContain(wrong);
});
