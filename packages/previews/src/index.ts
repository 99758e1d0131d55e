export { type CardText, cardText, endText, type Player, type Shown } from './card.ts';
export { CARD, type Drawing, makeBoard, makeCard } from './drawing.ts';
export { floorsPreview, menhirsPreview, previewOf } from './games.ts';
export { type Language, languageFor } from './languages.ts';
export type { GamePreview } from './preview.ts';
export { WORDS } from './words.ts';
