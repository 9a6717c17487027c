// The entry of the web client.
import { createRoot } from 'react-dom/client';
// Alegreya for titles, Source Sans for running text; both have Cyrillic.
import '@fontsource-variable/alegreya/index.css';
import '@fontsource-variable/source-sans-3/index.css';
import './design/tokens.css';
import './design/base.css';
import { App } from './app.tsx';
import { keepForOffline } from './offline/offline.ts';
import { startSettings } from './shared/settings.ts';

// A page opened before an update asks for files that are gone; reloading gets the new ones.
addEventListener('vite:preloadError', event => {
  const last = Number(sessionStorage.getItem('loggia.reloaded') ?? 0);
  if (Date.now() - last < 10_000) return;
  event.preventDefault();
  sessionStorage.setItem('loggia.reloaded', String(Date.now()));
  location.reload();
});

startSettings();
keepForOffline();
const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
