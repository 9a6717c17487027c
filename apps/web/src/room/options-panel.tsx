// What the host may set before the start, with one line of explanation each.
import type { OptionSpec, OptionTable, OptionValue } from '@loggia/kernel';
import { isRecord } from '@loggia/kernel';
import type { Body, Clock, Match } from '@loggia/protocol';
import { Choice } from '../design/choice.tsx';
import { Switch } from '../design/switch.tsx';
import { useText } from '../i18n/use-text.ts';
import styles from './room.module.css';

type Change = Omit<Body<'setOptions'>, 'credentials'>;

export interface OptionsPanelProps {
  game: string;
  module: { options: OptionTable; players: { min: number; max: number } };
  match: Match;
  role: 'host' | 'guest';
  onChange(change: Change): void;
}

const MINUTE = 60;
const CLOCKS = {
  none: undefined,
  quick: { kind: 'decision', seconds: MINUTE },
  calm: { kind: 'decision', seconds: 5 * MINUTE },
  bank: { kind: 'bank', seconds: 30 * MINUTE, increment: 15 },
  days: { kind: 'decision', seconds: 24 * 60 * MINUTE },
} as const satisfies Record<string, Clock | undefined>;
const CLOCK_NAMES = ['none', 'quick', 'calm', 'bank', 'days'] as const;

export function OptionsPanel({ game, module, match, role, onChange }: OptionsPanelProps) {
  const { t } = useText();
  const isDisabled = role === 'guest';
  const { min, max } = module.players;
  const counts = Array.from({ length: max - min + 1 }, (_, more) => String(min + more));
  const given = isRecord(match.setupData) ? match.setupData : {};
  const clock = CLOCK_NAMES.find(name => same(CLOCKS[name], match.clock)) ?? 'none';
  return (
    <section className={styles.options}>
      <h2>{t('options.title')}</h2>
      {isDisabled ? <p>{t('options.hostOnly')}</p> : undefined}
      <Choice
        label={t('options.players')}
        value={String(match.players.length)}
        values={counts.map(value => ({ value, label: value }))}
        onChange={count => onChange({ numPlayers: Number(count) })}
        isDisabled={isDisabled}
      />
      <Switch
        isSelected={!match.unlisted}
        onChange={listed => onChange({ unlisted: !listed })}
        isDisabled={isDisabled}
        hint={t('options.public.hint')}
      >
        {t('options.public')}
      </Switch>
      <Switch
        isSelected={match.hints === 'always'}
        onChange={always => onChange({ hints: always ? 'always' : 'bots-only' })}
        isDisabled={isDisabled}
        hint={t('options.hints.hint')}
      >
        {t('options.hints')}
      </Switch>
      {Object.entries(module.options).map(([name, spec]) => (
        <Option
          key={name}
          game={game}
          name={name}
          spec={spec}
          value={spec.values.find(value => value === given[name]) ?? spec.default}
          isDisabled={isDisabled}
          onChange={value => onChange({ setupData: { ...given, [name]: value } })}
        />
      ))}
      <Choice
        label={t('options.clock')}
        hint={t(`options.clock.${clock}.hint`)}
        value={clock}
        values={CLOCK_NAMES.map(value => ({ value, label: t(`options.clock.${value}`) }))}
        onChange={name => onChange({ clock: CLOCKS[name] ?? null })}
        isDisabled={isDisabled}
      />
    </section>
  );
}

interface OptionProps {
  game: string;
  name: string;
  spec: OptionSpec;
  value: OptionValue;
  isDisabled: boolean;
  onChange(value: OptionValue): void;
}

/** An option of the game's own table; its texts are found by its name. */
export function Option({ game, name, spec, value, isDisabled, onChange }: OptionProps) {
  const speech = useText();
  const key = `${game}.option.${name}`;
  const text = (tail: string) => speech.text(`${key}${tail}`);
  const { values } = spec;
  if (typeof value === 'boolean') {
    return (
      <Switch isSelected={value} onChange={onChange} isDisabled={isDisabled} hint={text('.hint')}>
        {text('')}
      </Switch>
    );
  }
  return (
    <Choice
      label={text('')}
      hint={text('.hint')}
      value={value}
      values={values.map(String).map(one => ({ value: one, label: text(`.${one}`) }))}
      onChange={onChange}
      isDisabled={isDisabled}
    />
  );
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
