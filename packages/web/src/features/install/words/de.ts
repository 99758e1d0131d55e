import type en from './en.ts';

const de: typeof en = {
  title: 'Auf dem Home-Bildschirm',
  about:
    'Installiert öffnet sich Speeltafel wie eine App: auf dem ganzen Bildschirm, auch ohne Netz, und mit den Partie-Dateien, die du öffnest.',
  install: 'Installieren',
  onApple:
    'Tippe im Browser auf „Teilen“ und dann auf „Zum Home-Bildschirm“. Von dort aus kann Speeltafel dich auch rufen, wenn du am Zug bist.',
};
export default de;
