// Checks a game's lessons: every moment of whole games has its text, every text its moment.
import type { Typed } from '@loggia/kernel';
import { begin, playOn, type Subject, type TableSpec } from '@loggia/trial';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { GameCoach, Lesson } from '../../src/game/game-coach.ts';
import type { GameHelp } from '../../src/game/game-help.ts';
import type { Language, Texts } from '../../src/i18n/language.ts';
import { type Params, paramNames } from '../../src/i18n/message.ts';

type AnyCoach = GameCoach<unknown, Typed, Typed>;

/** A game's own types end here: its positions, moves and events reach only its own coach. */
export function anyCoach<View, Move extends Typed, Event extends Typed>(
  coach: GameCoach<View, Move, Event>,
): AnyCoach {
  return coach as unknown as AnyCoach;
}

interface CoachProof {
  game: string;
  subject: Subject;
  coach: AnyCoach;
  texts: Readonly<Record<Language, Texts>>;
  games: number;
  /** Table options that bring additional lessons, in turn; the usual ones if absent. */
  tables?: readonly TableSpec['options'][];
}

export function proveCoach({
  game,
  subject,
  coach,
  texts,
  games,
  tables = [{}],
}: CoachProof): void {
  const met = lessonsMet(subject, coach, games, tables);

  test.each(Object.entries(texts))(
    '%s: every lesson has its text, every text its lesson',
    (_, own) => {
      const prefix = `${game}.coach.`;
      for (const [topic, params] of met) {
        expect(own, topic).toHaveProperty([prefix + topic]);
        for (const key of [prefix + topic, `${prefix}${topic}.short`]) {
          for (const name of paramNames(own[key] ?? '')) expect(params, key).toHaveProperty(name);
        }
      }
      const told = Object.keys(own)
        .filter(key => key.startsWith(prefix) && !key.startsWith(`${prefix}because.`))
        .map(key => key.slice(prefix.length).replace('.short', ''));
      expect([...new Set(told)].sort()).toEqual([...met.keys()].sort());
    },
  );

  test('every reason of a hint has its text, and every text its reason', () => {
    const { module, evaluation } = subject.manifest;
    const { state } = begin(subject, {
      table: { players: module.players.min, options: {} },
      seed: 'reasons',
      moves: 0,
    });
    const reasons = Object.keys(evaluation?.reasons(state, 0) ?? {});
    const because = Object.keys(texts.en).filter(key => key.startsWith(`${game}.coach.because.`));
    expect(because.sort()).toEqual(reasons.map(key => `${game}.coach.because.${key}`).sort());
  });
}

/** Every lesson of whole games, with an example of its parameters. */
function lessonsMet(
  subject: Subject,
  coach: AnyCoach,
  games: number,
  tables: readonly TableSpec['options'][],
): Map<string, Params> {
  const { module } = subject.manifest;
  const met = new Map<string, Params>();
  const learn = ({ topic, params = {} }: Lesson) => met.set(topic, params);
  const { min, max } = module.players;
  for (let game = 0; game < games; game++) {
    const players = min + (game % (max - min + 1));
    const table = { players, options: tables[game % tables.length] ?? {} };
    const position = begin(subject, { table, seed: `lessons ${game}`, moves: 0 });
    const seats = [...Array(players).keys()];
    const look = () => {
      for (const seat of seats) {
        const view = module.view(position.state, seat);
        coach.moment(view, seat, module.legal(view, seat)).forEach(learn);
      }
    };
    look();
    for (const { events } of playOn(subject, position)) {
      look();
      for (const event of events) {
        for (const seat of seats) {
          const lesson = coach.news(module.viewEvent(event, seat), seat);
          if (lesson !== undefined) learn(lesson);
        }
      }
    }
  }
  return met;
}

interface HelpProof {
  game: string;
  help: GameHelp;
  texts: Readonly<Record<Language, Texts>>;
  options: readonly string[];
  /** How many passages have a picture. */
  drawn: number;
}

export function proveHelp({ game, help: { chapters }, texts, options, drawn }: HelpProof): void {
  test('every text of the rules is used, and every text that is used exists', () => {
    const read = chapters.flatMap(({ id, passages }) => [
      `${game}.rules.${id}`,
      ...passages.flatMap(passage => {
        const key = `${game}.rules.${id}.${passage.id}`;
        return [
          key,
          ...(passage.picture === undefined ? [] : [`${key}.picture`]),
          ...(passage.title?.startsWith(`${game}.rules.`) ? [passage.title] : []),
        ];
      }),
    ]);
    for (const own of Object.values(texts)) {
      expect(Object.keys(own).sort()).toEqual([...read].sort());
    }
  });

  test('every picture is drawn with the pieces of the board', () => {
    const pictures = chapters.flatMap(({ passages }) =>
      passages.flatMap(({ picture = [] }) => picture),
    );
    expect(pictures).toHaveLength(drawn);
    for (const picture of pictures) expect(renderToString(picture)).toContain('<svg');
  });

  test('every option of a table is explained', () => {
    const explained = chapters.find(({ id }) => id === 'options')?.passages.map(({ id }) => id);
    expect(explained?.sort()).toEqual([...options].sort());
  });
}
