// Every text a game needs, to check that a language is complete.
import { MOVE_SENTENCES, UNDO_SENTENCES } from '@loggia/kernel';
import { begin, gamesOf, playOn } from './spots.ts';
import { type Subject, viewersOf } from './subject.ts';

/** A key without the game's name, and the parameters it is used with. */
export interface NeededText {
  key: string;
  /** Absent if it is used without any. */
  params?: readonly string[];
}

/** Refusals, options, log lines and statuses that occur in whole games. */
export function neededTexts(subject: Subject, games: number): NeededText[] {
  const { module, evaluation } = subject.manifest;
  const needed = new Map<string, NeededText>();
  const need = (key: string, params?: readonly string[]) => {
    needed.set(key, params === undefined ? { key } : { key, params });
  };
  for (const code of Object.keys(subject.sentences)) need(`error.${code}`);
  for (const [option, { values }] of Object.entries(module.options)) {
    const named = values.filter(value => typeof value === 'string');
    for (const tail of ['', '.hint', ...named.map(value => `.${value}`)]) {
      need(`option.${option}${tail}`);
    }
  }
  for (const spot of gamesOf(subject, games, 'texts')) {
    const position = begin(subject, spot);
    const { state } = position;
    for (const reason of Object.keys(evaluation?.reasons(state, 0) ?? {})) need(`reason.${reason}`);
    for (const { events } of playOn(subject, position)) {
      for (const { key, params } of module.summary(state).status ?? []) {
        need(key, Object.keys(params));
      }
      for (const event of events) {
        for (const viewer of viewersOf(spot.table)) {
          const { key, params } = module.describe(module.viewEvent(event, viewer));
          need(key, Object.keys(params));
        }
      }
    }
  }
  return [...needed.values()];
}

/** The kernel's own refusals, translated outside the games. */
export const KERNEL_SENTENCES = { ...MOVE_SENTENCES, ...UNDO_SENTENCES } as const;
