// A player's prestige: the total if it is known, else the number of tokens.
import { totalOf } from '@loggia/capitals';
import type { Seat } from '@loggia/kernel';
import { useText } from '../../../i18n/use-text.ts';
import { written } from '../../../kit/score/signed.ts';
import { ResourceIcon } from '../art/icons.tsx';
import { useBoard } from '../context.ts';
import styles from './others.module.css';

export function Prestige({ seat }: { seat: Seat }) {
  const { t } = useText();
  const player = useBoard().view.players[seat];
  if (player === undefined) return undefined;
  const { prestige, prestigeTokens } = player;
  const label =
    prestige === 'hidden'
      ? t('capitals.prestige.tokens', { count: prestigeTokens })
      : t('capitals.prestige.own', { points: totalOf(prestige), count: prestigeTokens });
  return (
    <span className={styles.prestige} title={label} data-anchor={`prestige.${seat}`}>
      <ResourceIcon of="prestige" />
      <span className="visually-hidden">{label}</span>
      <b aria-hidden="true">
        {prestige === 'hidden' ? `?/${prestigeTokens}` : written(totalOf(prestige))}
      </b>
    </span>
  );
}
