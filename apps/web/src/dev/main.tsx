// Fixture page of every board, for development only:
// ?game=calimala&players=4&seed=a&moves=120&until=placeDisc&seat=0|none|acting|waiting&motion=reduced
// &theme=dark&lang=de&options={"openScores":true}&show=interrupt|end|bench|words&for=pillars.coach|shell
import { createRoot } from 'react-dom/client';
import '@fontsource-variable/alegreya/index.css';
import '@fontsource-variable/source-sans-3/index.css';
import { CARDS, gameClient } from '../boards/games.ts';
import '../design/base.css';
import { PLAYER_LOOKS } from '../design/player-look.ts';
import '../design/tokens.css';
import { isLanguage, speak } from '../i18n/language.ts';
import { Names } from '../kit/names.tsx';
import { bench } from './bench.tsx';
import { Fixture, type FixtureProps } from './fixture.tsx';
import { positionAfter } from './positions.ts';
import { learnWords, Words } from './words.tsx';

const query = new URLSearchParams(location.search);
const text = (name: string, otherwise: string) => query.get(name) ?? otherwise;
const NAMES = ['Ada', 'Bartolomeo', 'Cy', 'Domenica', 'Ezzelino'];

const theme = query.get('theme');
if (theme !== null) document.documentElement.dataset.theme = theme;
const language = text('lang', 'en');
await speak(isLanguage(language) ? language : 'en');

const client = await gameClient(text('game', Object.keys(CARDS)[0] ?? ''));
const root = document.getElementById('root');
if (client !== undefined && root !== null) {
  const { min, max } = client.module.players;
  const players = Number(text('players', String(Math.max(min, Math.min(4, max)))));
  const names = NAMES.slice(0, players).map((name, seat) => ({
    name,
    look: PLAYER_LOOKS[seat] ?? ('blue' as const),
    connected: true,
  }));
  const tree = createRoot(root);
  if (query.get('show') === 'bench') bench(tree, client, names);
  else if (query.get('show') === 'words') {
    const spoken = await learnWords(client.module.name);
    tree.render(
      <Names names={names} reader={0}>
        {spoken && <Words spoken={spoken} only={text('for', client.module.name)} />}
      </Names>,
    );
  } else {
    const start = positionAfter(client, {
      players,
      seed: text('seed', 'a'),
      moves: Number(text('moves', '120')),
      until: query.get('until') ?? undefined,
      options: JSON.parse(text('options', '{}')),
    });
    tree.render(
      <Names names={names} reader={null}>
        <Fixture
          client={client}
          start={start}
          names={names}
          settings={{
            motion: query.get('motion') === 'reduced' ? 'reduced' : 'full',
            forced: 'ask',
            confirm: 'game',
          }}
          seat={seatOf(text('seat', 'acting'))}
          show={showOf(query.get('show'))}
        />
      </Names>,
    );
  }
}

function seatOf(asked: string): FixtureProps['seat'] {
  const isNamed = asked === 'acting' || asked === 'waiting' || asked === 'none';
  return isNamed ? asked : Number(asked);
}

function showOf(asked: string | null): FixtureProps['show'] {
  return asked === 'interrupt' || asked === 'end' ? asked : 'board';
}
