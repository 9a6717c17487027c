// What is coming: the World's Fair for everybody as things stand, and where the tourists would go.
import { forecastFair, roundsToFair, tourismOf } from '@loggia/capitals';
import { useText } from '../../../i18n/use-text.ts';
import { signed } from '../../../kit/score/signed.ts';
import { Sentence } from '../../../kit/sentence.tsx';
import { Sign, Who } from '../../../kit/sign.tsx';
import { ResourceIcon } from '../art/icons.tsx';
import { useBoard } from '../context.ts';
import { Tourist } from '../pieces/tourist.tsx';
import styles from './outlook.module.css';

export function Outlook() {
  const { t } = useText();
  return (
    <section className={styles.outlook} aria-label={t('capitals.outlook')}>
      <Fair />
      <Tourists />
    </section>
  );
}

function Fair() {
  const { t } = useText();
  const { view } = useBoard();
  const fair = forecastFair(view);
  const rounds = roundsToFair(view);
  return (
    <table className={styles.fair}>
      <caption>
        {view.phase === 'over' ? t('capitals.fair.past') : t('capitals.fair.in', { count: rounds })}
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t('capitals.player')}</span>
          </th>
          {(['employment', 'population', 'publicServices', 'progress', 'prestige'] as const).map(
            of => (
              <th key={of} scope="col" title={t(`capitals.fair.${of}`)}>
                <ResourceIcon of={of} />
                <span className="visually-hidden">{t(`capitals.fair.${of}`)}</span>
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {view.order.map(seat => {
          const row = fair[seat];
          if (row === undefined) return undefined;
          const { employment, unemployment, publicServices, progress, prestige, ahead, tied } = row;
          return (
            <tr key={seat}>
              <th scope="row">
                <Who seat={seat} />
              </th>
              <td>{signed(employment)}</td>
              <td data-loss={unemployment < 0}>{signed(unemployment)}</td>
              <td
                data-loss={publicServices < 0}
                title={t('capitals.fair.ahead', { count: ahead.length, tied: tied.length })}
              >
                {signed(publicServices)}
                {tied.length > 0 && <sup>*</sup>}
              </td>
              <td>{signed(progress)}</td>
              <td>
                <b>{signed(prestige)}</b>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Tourists() {
  const { t } = useText();
  const { view } = useBoard();
  const { highest, level, walks, tieBreak } = tourismOf(view);
  return (
    <div className={styles.tourists} data-anchor="tourists">
      <h3 className={styles.title}>{t('capitals.tourism')}</h3>
      <ul className={styles.places}>
        {view.tourists.map((place, tourist) => (
          // A tourist is identified by its position.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={tourist}>
            <Tourist tourist={tourist} />
            <span className="visually-hidden">{t('capitals.tourist.in')}</span>
            <span aria-hidden="true">→</span>
            {place.city === 'board' ? t('capitals.tourist.board') : <Sign seat={place.city} />}
            <span className="visually-hidden">
              {place.city === 'board' ? '' : <Who seat={place.city} />}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        <Sentence
          message={{
            key: `capitals.tourism.highest.${tieBreak ?? 'culture'}`,
            params: { seat: highest, level },
          }}
        />
      </p>
      <ul className={styles.walks}>
        {walks.length === 0 && <li>{t('capitals.tourism.nobody')}</li>}
        {walks.map(({ tourist, to, reason }) => (
          <li key={tourist}>
            <Tourist tourist={tourist} />
            <Sentence
              message={{
                key: `capitals.walk.${reason}`,
                params: tourist < view.players.length ? { tourist, to } : { to },
              }}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
