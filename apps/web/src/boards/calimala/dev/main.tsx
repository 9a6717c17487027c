// Fixture page of the board, for development only:
// ?players=4&seed=a&moves=120&until=placeDisc&seat=0|none|acting&theme=dark&lang=de&show=overlay|end
import { calimala } from '@loggia/calimala';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import '../../../design/base.css';
import '@fontsource-variable/alegreya/index.css';
import '@fontsource-variable/source-sans-3/index.css';
import { PLAYER_LOOKS } from '../../../design/player-look.ts';
import '../../../design/tokens.css';
import { isLanguage, speak } from '../../../i18n/language.ts';
import { Board } from '../board.tsx';
import { isScoring } from '../model/running-points.ts';
import { EndScreenDetails } from '../overlay/end-screen-details.tsx';
import { ScoringOverlay } from '../overlay/scoring-overlay.tsx';
import { bench } from './bench.tsx';
import { positionAfter } from './positions.ts';

const query = new URLSearchParams(location.search);
const players = Number(query.get('players') ?? 4);
const NAMES = ['Ada', 'Bartolomeo', 'Cy', 'Domenica', 'Ezzelino'];
const names = NAMES.slice(0, players).map((name, seat) => ({
  name,
  look: PLAYER_LOOKS[seat] ?? 'blue',
  connected: true,
}));
const settings = {
  motion: query.get('motion') === 'reduced' ? 'reduced' : 'full',
  reactions: 'ask',
  sound: 'off',
} as const;

const start = positionAfter(
  players,
  query.get('seed') ?? 'a',
  Number(query.get('moves') ?? 120),
  query.get('until') ?? undefined,
);

function Fixture() {
  const { state, chance } = start;
  const [events, setEvents] = useState(start.events);
  const asked = query.get('seat') ?? 'acting';
  const seat =
    asked === 'none' ? null : asked === 'acting' ? (calimala.toMove(state)[0] ?? 0) : Number(asked);
  const view = { ...calimala.view(state, seat), events };
  const scoring = events.find(isScoring);
  if (query.get('show') === 'overlay' && scoring !== undefined) {
    return (
      <main style={{ maxWidth: '36rem', margin: '2rem auto' }}>
        <ScoringOverlay view={view} event={scoring} names={names} settings={settings} />
      </main>
    );
  }
  if (query.get('show') === 'end') return <EndScreenDetails view={view} names={names} />;
  return (
    <main style={{ blockSize: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <header style={{ blockSize: 'var(--bar)', flex: 'none', overflow: 'hidden' }}>
        {query.toString()}
      </header>
      <Board
        view={view}
        seat={seat}
        names={names}
        legal={seat === null ? [] : calimala.legal(state, seat)}
        play={move => {
          if (seat !== null) setEvents(calimala.apply(state, seat, move, chance));
        }}
        pending={false}
        settings={settings}
        moment="live"
        highlight={undefined}
      />
    </main>
  );
}

const theme = query.get('theme');
if (theme !== null) document.documentElement.dataset.theme = theme;
const language = query.get('lang');
const root = document.getElementById('root');
speak(isLanguage(language) ? language : 'en').then(() => {
  if (root === null) return;
  const tree = createRoot(root);
  if (query.get('show') === 'bench') bench(tree, names);
  else tree.render(<Fixture />);
});
