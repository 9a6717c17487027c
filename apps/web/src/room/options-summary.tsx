// A table's settings in one line, for players who can't change them.
import { isRecord, type OptionTable } from '@loggia/kernel';
import type { Match } from '@loggia/protocol';
import { useText } from '../i18n/use-text.ts';
import { clockName } from './clock-choices.ts';

export interface OptionsSummaryProps {
  game: string;
  options: OptionTable;
  match: Match;
}

export function OptionsSummary({ game, options, match }: OptionsSummaryProps) {
  const { t, text } = useText();
  const given = isRecord(match.setupData) ? match.setupData : {};
  const chosen = Object.entries(options).flatMap(([name, { values, default: usual }]) => {
    const key = `${game}.option.${name}`;
    const value = values.find(one => one === given[name]) ?? usual;
    if (typeof value === 'boolean') return value ? [text(key)] : [];
    return [`${text(key)}: ${text(`${key}.${value}`)}`];
  });
  const facts = [
    t('options.count', { count: match.players.length }),
    match.unlisted ? t('options.private') : t('options.public'),
    ...chosen,
    `${t('options.clock')}: ${t(`options.clock.${clockName(match.clock)}`)}`,
    ...(match.hints === 'always' ? [t('options.hints')] : []),
  ];
  return <p data-testid="options-summary">{facts.join(' · ')}</p>;
}
