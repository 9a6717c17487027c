// The entry of the web client.
import { createRoot } from 'react-dom/client';
// Alegreya for titles, Source Sans for everything one must read; both speak Cyrillic.
import '@fontsource-variable/alegreya/index.css';
import '@fontsource-variable/source-sans-3/index.css';
import './design/tokens.css';
import './design/base.css';
import { App } from './app.tsx';
import { startSettings } from './settings.ts';

startSettings();
const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
