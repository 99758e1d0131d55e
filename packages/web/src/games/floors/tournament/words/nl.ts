import type en from './en.ts';

const nl: typeof en = {
  order: 'Tik de spelers aan in volgorde van plaats',
  place: (place) => `plaats ${place}`,
  out: (name) => `Speelfiguren die ${name} naar buiten bracht`,
  disagrees: 'Wie meer speelfiguren buiten heeft, staat hoger. Verbeter de volgorde of de aantallen.',
  undo: 'Laatste tik ongedaan maken',
  enter: (name) => `${name} wordt eerste`,
  enterNobody: 'Niemand kwam buiten',
  still: (count) => (count === 1 ? 'nog 1 speler' : `nog ${count} spelers`),
  text: (name, out) => `${name} met ${out} buiten`,
  none: 'niemand buiten',
  paperHint: 'Vul de plaatsen in, omcirkel hoeveel speelfiguren buiten zijn',
};
export default nl;
