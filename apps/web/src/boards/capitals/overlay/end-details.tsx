// After the end: where every point of prestige came from.
import { capitals, PRESTIGE_SOURCES, totalOf, type View } from '@loggia/capitals';
import { useText } from '../../../i18n/use-text.ts';
import { ScoreSheet } from '../../../kit/score/score-sheet.tsx';
import '../palette.css';

export function EndDetails({ view }: { view: View }) {
  const { t } = useText();
  const standings = capitals.result(view)?.standings ?? [];
  const sheets = view.players.map(({ prestige }) => (prestige === 'hidden' ? undefined : prestige));
  return (
    <ScoreSheet
      seats={standings.map(({ seat }) => seat)}
      heading={t('capitals.resource.prestige')}
      sources={PRESTIGE_SOURCES.map(source => ({
        id: source,
        title: t(`capitals.source.${source}`),
        points: sheets.map(sheet => sheet?.[source] ?? 0),
      }))}
      totals={sheets.map(sheet => (sheet === undefined ? 0 : totalOf(sheet)))}
    />
  );
}
