// What the host may set before the start, each with a line of explanation.
import type { OptionSpec, OptionTable, OptionValue } from '@loggia/kernel';
import { isRecord } from '@loggia/kernel';
import type { Body, Match } from '@loggia/protocol';
import { Choice } from '../design/choice.tsx';
import { Switch } from '../design/switch.tsx';
import { useText } from '../i18n/use-text.ts';
import { CLOCK_NAMES, CLOCKS, clockName } from './clock-choices.ts';
import { OptionsSummary } from './options-summary.tsx';
import styles from './room.module.css';

type Change = Omit<Body<'setOptions'>, 'credentials'>;

export interface OptionsPanelProps {
  game: string;
  module: { options: OptionTable; players: { min: number; max: number } };
  match: Match;
  role: 'host' | 'guest';
  onChange(change: Change): void;
}

export function OptionsPanel({ game, module, match, role, onChange }: OptionsPanelProps) {
  const { t } = useText();
  if (role === 'guest') {
    return (
      <section className={styles.options}>
        <h2>{t('options.title')}</h2>
        <OptionsSummary game={game} options={module.options} match={match} />
        <p>{t('options.hostOnly')}</p>
      </section>
    );
  }
  const { min, max } = module.players;
  const counts = Array.from({ length: max - min + 1 }, (_, more) => String(min + more));
  const given = isRecord(match.setupData) ? match.setupData : {};
  const clock = clockName(match.clock);
  return (
    <section className={styles.options}>
      <h2>{t('options.title')}</h2>
      <Choice
        label={t('options.players')}
        value={String(match.players.length)}
        values={counts.map(value => ({ value, label: value }))}
        onChange={count => onChange({ numPlayers: Number(count) })}
      />
      <Switch
        isSelected={!match.unlisted}
        onChange={listed => onChange({ unlisted: !listed })}
        hint={t('options.public.hint')}
      >
        {t('options.public')}
      </Switch>
      <Switch
        isSelected={match.hints === 'always'}
        onChange={always => onChange({ hints: always ? 'always' : 'bots-only' })}
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
          onChange={value => onChange({ setupData: { ...given, [name]: value } })}
        />
      ))}
      <Choice
        label={t('options.clock')}
        hint={t(`options.clock.${clock}.hint`)}
        value={clock}
        values={CLOCK_NAMES.map(value => ({ value, label: t(`options.clock.${value}`) }))}
        onChange={name => onChange({ clock: CLOCKS[name] ?? null })}
      />
    </section>
  );
}

interface OptionProps {
  game: string;
  name: string;
  spec: OptionSpec;
  value: OptionValue;
  onChange(value: OptionValue): void;
}

/** One of the game's options; its texts are found by its name. */
export function Option({ game, name, spec, value, onChange }: OptionProps) {
  const speech = useText();
  const key = `${game}.option.${name}`;
  const text = (tail: string) => speech.text(`${key}${tail}`);
  const { values } = spec;
  if (typeof value === 'boolean') {
    return (
      <Switch isSelected={value} onChange={onChange} hint={text('.hint')}>
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
    />
  );
}
