// The pages and their routes.
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { I18nProvider } from 'react-aria-components';
import { Route, Switch } from 'wouter';
import { Toasts } from './design/toast.tsx';
import { AFTER, LOBBY, onSpeak, spokenNow, withTexts } from './i18n/language.ts';
import { Broken } from './shared/broken.tsx';
import { CIRCLE } from './shared/circle-path.ts';
import { Missing } from './shared/missing.tsx';
import { Resting } from './shared/resting.tsx';
import { FINISHED, MINE, PRACTICE, SAVED, STATISTICS } from './shared/table-path.ts';

const Home = lazy(() => withTexts(import('./lobby/home.tsx'), LOBBY));
const TablePage = lazy(() => import('./table/table-page.tsx'));
const PracticePage = lazy(() => withTexts(import('./practice/practice-page.tsx'), LOBBY));
const SavedGame = lazy(() => withTexts(import('./lobby/saved-game.tsx'), LOBBY));
const ArchivePage = lazy(() => withTexts(import('./archive/archive-page.tsx'), LOBBY, AFTER));
const StatisticsPage = lazy(() =>
  withTexts(import('./lobby/statistics/statistics-page.tsx'), LOBBY, AFTER),
);
const CirclePage = lazy(() => withTexts(import('./lobby/circle/circle-page.tsx'), LOBBY, AFTER));
const TakeOver = lazy(() => withTexts(import('./lobby/take-over.tsx'), LOBBY));

export function App() {
  const spoken = useSyncExternalStore(onSpeak, spokenNow);
  if (spoken === undefined) return <Resting />;
  return (
    <I18nProvider locale={spoken.language}>
      <Broken>
        <Suspense fallback={<Resting />}>
          <Switch>
            <Route path="/" component={Home} />
            <Route path={SAVED} component={SavedGame} />
            <Route path={FINISHED}>
              <ArchivePage of="all" />
            </Route>
            <Route path={MINE}>
              <ArchivePage of="mine" />
            </Route>
            <Route path={STATISTICS} component={StatisticsPage} />
            <Route path={CIRCLE} component={CirclePage} />
            <Route path={`/table/:game/${PRACTICE}`}>
              {({ game }) => <PracticePage game={game ?? ''} />}
            </Route>
            <Route path="/table/:game/:id">
              {({ game, id }) => <TablePage key={`${game}/${id}`} game={game} id={id} />}
            </Route>
            <Route path="/seat/:game/:id">
              {({ game, id }) => <TakeOver game={game} id={id} />}
            </Route>
            <Route component={Missing} />
          </Switch>
        </Suspense>
      </Broken>
      <Toasts />
    </I18nProvider>
  );
}
