import type en from './en.ts';

const nl: typeof en = {
  board: 'Het bord dat je tekent',
  modes: { draw: 'Tekenen', last: 'Laatste zet', ask: 'Vragen' },
  tools: { stone: 'Menhir', fog: 'Mist' },
  drawHow: 'Tik op een plek om te tekenen wat daar ligt, tik nog eens om het weg te halen.',
  variant: 'Spel',
  toMove: 'Nu aan zet',
  round: 'Ronde nu',
  empty: 'Bord leegmaken',
  full: (stones, fog) => `Er zijn hoogstens ${stones} menhirs en ${fog} misttegels.`,
  counts: (stones, fog) =>
    `${stones === 1 ? '1 menhir' : `${stones} menhirs`}, ${fog === 1 ? '1 misttegel' : `${fog} misttegels`}`,

  lastHow: (name) =>
    `Tik op de mist die ${name} het laatst verplaatste, waar hij nu ligt. Zeg dan welke kant hij op ging.`,
  lastTools: { moved: 'Verplaatste mist', taken: 'Daarna weggenomen' },
  takenHow: (name) => `Tik op de plek waar ${name} na de zet een tegel wegnam.`,
  takenAlong: 'Het was een van de verplaatste tegels',
  wentWay: 'Hij ging',
  lastNow: (places, way) => `${places}: verplaatst ${way}.`,
  lastTaken: (place) => `Daarna werd ${place} weggenomen.`,
  lastNone: 'Er is geen laatste zet getekend. Dan is niets verboden en valt er niets te claimen.',
  lastCannot: 'Deze tegels kunnen niet samen daarvandaan zijn gekomen.',
  lastClear: 'Geen laatste zet',

  needFog: 'Teken eerst wat mist.',
  notYet: 'In ronde 11 is er voor de eerste speler nog geen vorige zet.',
  questions: { claim: 'Claim terecht?', move: 'Mag deze zet?', taking: 'Wat wegnemen?' },
  claimOf: (name) => `${name} claimt een winnende zet te hebben.`,
  just: (name) => `Ja. ${name} kan winnen.`,
  justBack: (place) => `Eerst gaat de weggenomen tegel terug op ${place}.`,
  unjust: (name) => `Nee. ${name} heeft geen winnende zet.`,
  noClaim: 'Hier kan niet geclaimd worden.',
  noClaimGame: 'Dit spel kent geen claims.',
  noClaimRound: 'In de laatste ronde valt er niets te claimen.',
  noClaimMove: 'Er is geen laatste zet om tegen te claimen. Teken die eerst.',
  apart: (count) => `De menhirs liggen onder ${count} mistclusters. Eén zet verplaatst er maar één.`,
  stuck: 'Eén cluster bedekt de menhirs, maar waar het of een deel ervan ook heen gaat, er blijft een menhir bedekt.',
  stuckSmall: 'Het ene cluster dat de menhirs bedekt, kan ze niet vrijmaken, welke kant het ook op gaat.',
  koOnly: (moves) => `De enige winnende zet, ${moves}, zou de laatste zet terugdraaien, en dat verbiedt ko.`,
  pitfall: (name, move) =>
    `Let op: zonder claim wint ${name} gewoon met ${move}. De claim legt de weggenomen tegel terug.`,
  without: (name, move) => `Maar ${name} kan meteen winnen met ${move}.`,
  winning: 'Winnende zetten',
  move: (places, way) => `${places} ${way}`,

  moveHow: (name) => `${name} is aan zet: tik op de mist die moet gaan, en dan op een richting.`,
  legal: 'Ja, deze zet mag.',
  legalWins: 'Ja, en hij wint: er ligt geen menhir meer onder mist.',
  illegal: 'Nee.',
  direction: 'Richting',

  takingOf: (name, other) => `${name} heeft gezet. Welke tegel moet weg, zodat ${other} niet kan winnen?`,
  noThreat: (name) => `Niets tegen te houden: ${name} heeft geen winnende zet.`,
  stops: (places, one) =>
    one ? `Alleen ${places} wegnemen houdt het tegen.` : `Een van deze wegnemen houdt het tegen: ${places}.`,
  stopsNone: 'Welke tegel je ook wegneemt, het houdt niets tegen.',
  stopsClaim: (name) => `Toch kan ${name} claimen, en dan gaat de tegel terug.`,
};
export default nl;
