import type en from './en.ts';

const nl: typeof en = {
  grace: 'Tijd voor een claim na de beurt',
  seconds: (count) => `${count} s`,
  spokenSeconds: (count) => (count === 1 ? '1 seconde' : `${count} seconden`),
  untimed: 'onbeperkt',
  schedule: 'Rondes waarin mist weg moet',
  scheduleAbout: 'Het rondenspoor van het gedrukte spel kennen we niet. Heb je het, stel de rondes dan net zo in.',
  takes: (name, round) => `${name} neemt weg in ronde ${round}`,
  begins: 'Wie begint?',
  variant: 'Welke variant?',
  variants: { adam: 'Adam Way', v2: '2.0', base: 'Basisspel' },
  game: (variant) => `Menhirs: ${variant}`,
  variantAbout: {
    adam: 'De gewone manier: de rondes tellen af, je mag mist wegnemen en winst kan worden geclaimd.',
    v2: 'Twaalf rondes; een tabel zegt wanneer er mist weg moet. Zonder claims.',
    base: 'Zoals 2.0, met alle zeven menhirs. Een reconstructie.',
  },
  claims: 'Winst claimen',
  claimsAbout: 'Na de zet van de ander mag je zeggen dat je nu kunt winnen. Die zet moet je dan ook doen.',
  hidden: 'Verborgen mist',
  hiddenAbout: 'Wat onder de mist ligt, zie je niet: onthoud het.',
  fog: 'Wat ligt er onder de mist?',
  fogs: { seen: 'Doorzichtig', hidden: 'Verborgen' },
  fogAbout: {
    seen: 'Je ziet de menhirs door de mist heen.',
    hidden: 'Je ziet niet wat onder de mist ligt: onthoud het. Zo staat het op het blad van 2.0.',
  },
  clock: 'Klok',
  claimWithin: (seconds) => `Tot ${seconds} seconden na de beurt van de ander.`,
  claimUntimed: 'Tot je zelf zet.',
  claimAtOnce: 'Alleen tot de beurt van de ander voorbij is.',
  noClaims: 'Zonder claims',
  decision: 'Het keuzemoment',
  decisions: { secret: 'In het geheim', aloud: 'Hardop' },
  decisionAbout: {
    secret: 'Jullie kiezen tegelijk, zonder elkaars keuze te zien.',
    aloud: 'Om de beurt gevraagd. Wie als eerste ‘doorgaan’ zegt, verliest als niemand wint.',
  },
  decisionAloud: 'Het keuzemoment hardop',
  graceAbout: 'Voor nieuwe spellen Menhirs.',
  characters: {
    lamb: 'Huppelt over de hei en ziet weinig. Een zachtaardige eerste tegenstander.',
    wanderer: 'Kent de paden, maar verdwaalt in dichte mist.',
    shepherd: 'Houdt bijna alles in het oog en mist zelden een winst.',
    'peat-cutter': 'Zorgvuldig van beroep: ziet binnen één beurt niets over het hoofd.',
    'stone-setter': 'Denkt vooruit en laat je weinig veilige zetten.',
    druid: 'Ziet ver door de nevel en zet vallen.',
    'mist-walker': 'Op volle kracht. Denkt zo diep als het kan.',
  },
};

export default nl;
