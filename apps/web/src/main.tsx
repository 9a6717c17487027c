// The entry of the web client.
import { createRoot } from 'react-dom/client';
import './design/fonts.css';
import './design/tokens.css';
import './design/base.css';
import { App } from './app.tsx';
import { startSettings } from './settings.ts';

startSettings();
const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
