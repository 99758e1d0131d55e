import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { createRoot } from 'solid-js';
import { render } from 'solid-js/web';
import { followSettings, wishedLanguage } from './settings/settings.ts';
import { App } from './shell/app.tsx';
import { speak } from './words/language.ts';

await speak(wishedLanguage());
createRoot(followSettings);
render(App, document.querySelector('#app')!);
