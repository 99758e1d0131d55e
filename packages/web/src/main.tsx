import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { createRoot } from 'solid-js';
import { render } from 'solid-js/web';
import { reloadWhenStale } from './offline/stale.ts';
import { followSettings, wishedLanguage } from './settings/settings.ts';
import { App } from './shell/app.tsx';
import { speak } from './words/language.ts';

reloadWhenStale();
await speak(wishedLanguage());
createRoot(followSettings);
render(App, document.querySelector('#app')!);
if (import.meta.env.PROD) import('./offline/offline.ts').then(({ playOffline }) => playOffline());
