// Records by game and number of players.
import { cardOf } from '../../boards/games.ts';
import { useText } from '../../i18n/use-text.ts';
import type { Field } from './records.ts';
import { RecordsTable, type RecordsTableProps } from './records-table.tsx';
import styles from './statistics.module.css';

export interface FieldsProps extends Pick<RecordsTableProps, 'names'> {
  fields: readonly Field[];
}

export function Fields({ fields, ...shown }: FieldsProps) {
  const { t, language } = useText();
  const nameOf = (game: string) => cardOf(game)?.name[language] ?? game;
  return (
    <div className={styles.fields}>
      {fields.map(({ game, players, records }) => (
        <RecordsTable
          key={`${game} ${players}`}
          title={t('statistics.field', { game: nameOf(game), count: players })}
          records={records}
          average="shown"
          {...shown}
        />
      ))}
    </div>
  );
}
