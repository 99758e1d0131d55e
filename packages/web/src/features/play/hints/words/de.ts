import type en from './en.ts';

const de: typeof en = {
  title: 'Was könnte ich spielen?',
  thinking: 'Ich sehe mal nach …',
  nothing: 'Über diesen Moment lässt sich nichts sagen. Verlass dich auf dein Gefühl.',
  another: (number, of) => `Zug ${number} von ${of}: den nächsten zeigen`,
};
export default de;
