import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/contrast.css';
import { createRoot } from 'solid-js';
import { render } from 'solid-js/web';
import { App, fetchScreen } from './app/app.tsx';
import { reloadWhenStale } from './app/offline/stale-version.ts';
import { speak } from './i18n/language.ts';
import './features/install/install-prompt.ts';
import { followSettings, wishedLanguage } from './settings/settings.ts';
import { readText } from './storage/storage.ts';

reloadWhenStale();
const spoken = speak(wishedLanguage());
// Load both in parallel: sequentially they would cost a slow connection an extra round trip.
fetchScreen();
// Without a top-level await: with it the bundler cannot merge small files.
spoken.then(() => {
  createRoot(followSettings);
  render(App, document.querySelector('#app')!);
  if (readText('kept') !== null) import('./features/profile/keeping.ts').then(({ startKeeping }) => startKeeping());
  if (location.search === '?file')
    import('./features/replay/launched-file.ts').then(({ openLaunchedFile }) => openLaunchedFile());
  if (import.meta.env.PROD) import('./app/offline/service-worker.ts').then(({ playOffline }) => playOffline());
});
