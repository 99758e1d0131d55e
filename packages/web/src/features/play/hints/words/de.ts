import type en from './en.ts';

const de: typeof en = {
  hint: 'Tipp',
  title: 'Was könnte ich spielen?',
  thinking: 'Ich sehe mal nach …',
  nothing: 'Über diesen Moment lässt sich nichts sagen. Verlass dich auf dein Gefühl.',
  failed: 'Das hat nicht geklappt. Versuch es noch einmal.',
  another: (number, of) => `Zug ${number} von ${of}: den nächsten zeigen`,
};
export default de;
