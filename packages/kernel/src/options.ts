// Table options: one row of data each, and a parser that trusts nothing.
import { refusals } from './rule-error.ts';

export type OptionValue = string | boolean;

export interface OptionSpec<T extends OptionValue = OptionValue> {
  readonly values: readonly T[];
  readonly default: T;
  /** One line in English; a client translates by the option's name. */
  readonly description: string;
}

export type OptionTable = Readonly<Record<string, OptionSpec>>;

/** The options a table of specs describes. */
export type OptionsOf<T extends OptionTable> = { [K in keyof T]: T[K]['values'][number] };

const refuse = refusals({
  'options.malformed': 'The options must be an object.',
  'options.unknown': 'There is no option called "{option}".',
  'options.value': 'The option "{option}" must be one of: {allowed}.',
});

/** Fills in the defaults; throws a `RuleError` for unknown options and values. */
export function parseOptions<T extends OptionTable>(table: T, input: unknown): OptionsOf<T> {
  const given = input === undefined || input === null ? {} : input;
  if (!isRecord(given)) return refuse('options.malformed');
  for (const option of Object.keys(given)) {
    if (!Object.hasOwn(table, option)) refuse('options.unknown', { option: option.slice(0, 40) });
  }
  const parsed: Record<string, OptionValue> = {};
  for (const [option, spec] of Object.entries(table)) {
    const value = Object.hasOwn(given, option) ? given[option] : spec.default;
    const known = spec.values.find(allowed => allowed === value);
    parsed[option] = known ?? refuse('options.value', { option, allowed: spec.values.join(', ') });
  }
  return parsed as OptionsOf<T>;
}

/** An object of JSON: neither an array nor null. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
