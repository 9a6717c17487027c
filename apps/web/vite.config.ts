// The build of the web client, and a development server that proxies API and sockets.
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed } from './scripts/compressed.ts';
import { OFFLINE, offline } from './src/offline/offline-plugin.ts';

const server = process.env.LOGGIA_SERVER ?? 'http://127.0.0.1:8000';
const passOn = { target: server, ws: true };

export default defineConfig({
  plugins: [
    react(),
    // react-aria has texts in over thirty languages; we keep those of LANGUAGES.
    { ...optimizeLocales.vite({ locales: ['en-US', 'de-DE', 'hu-HU', 'ru-RU'] }), enforce: 'pre' },
    offline(),
    compressed(),
  ],
  server: {
    proxy: { '/api': passOn, '/games': passOn, '/socket.io': passOn },
  },
  build: {
    target: 'baseline-widely-available',
    // A table is played for hours; source maps are not served.
    sourcemap: false,
    manifest: true,
    rolldownOptions: {
      input: { index: 'index.html', offline: 'src/offline/offline-worker.ts' },
      output: {
        // What every page starts with is one file: it compresses better than twenty small ones.
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], test: id => !id.includes('/src/offline/') },
          ],
        },
        entryFileNames: ({ name }) => (name === 'offline' ? OFFLINE : 'assets/[name]-[hash].js'),
      },
    },
  },
});
