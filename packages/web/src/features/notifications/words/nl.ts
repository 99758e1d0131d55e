import type en from './en.ts';

const words: typeof en = {
  title: 'Meldingen',
  about:
    'Sluit de pagina en ga je gang: je wordt geroepen als er een partij op je wacht. Het bericht gaat via de dienst van de maker van je browser, die het niet kan lezen.',
  needName: 'Je wordt geroepen voor partijen met mensen op afstand. Zij zien een naam: kies er eerst een.',
  here: 'Roep mij op dit apparaat',
  hereAbout: 'Je beurt, vragen, uitnodigingen, toernooirondes en tijd die opraakt.',
  others: (count) =>
    count === 1 ? 'Nog één apparaat wordt ook geroepen.' : `Nog ${count} apparaten worden ook geroepen.`,
  install:
    'Zet Speeltafel op een iPhone of iPad eerst op het beginscherm: tik op Deel en dan op “Zet op beginscherm”. Open het daar en kom terug op deze pagina.',
  denied:
    'Deze browser staat Speeltafel geen meldingen toe. Sta ze toe in de instellingen van de browser en kom dan terug.',
  none: 'Deze browser kan je op dit adres niet roepen. Een webhook wel.',
  trial: 'Stuur er nu een',
  sent: 'Hij is onderweg.',
  quiet: 'Stille uren',
  quietAbout: (zone) =>
    `Berichten wachten tot ze voorbij zijn, behalve over rondes die beginnen en tijd die eerder op zou zijn. Volgens de klok van ${zone}.`,
  from: 'van',
  until: 'tot',
  webhook: 'Webhook',
  webhookAbout: 'Berichten gaan ook naar een adres van jou, bijvoorbeeld naar een kanaal in Discord.',
  address: 'Adres van de webhook',
  save: 'Bewaren',
  goesTo: (host) => `Berichten gaan naar ${host}.`,
  failing: 'Het laatste is niet aangekomen.',
  remove: 'Verwijderen',
  secret: 'De sleutel die de berichten ondertekent, alleen nu te zien:',
  ask: 'Zullen we je roepen als je aan de beurt bent?',
  yes: 'Roep mij',
  on: 'Je wordt geroepen.',
  why: {
    'private-address': 'Dit adres ligt in een privénetwerk; daar gaan geen berichten heen.',
    'bad-address': 'Daar kan geen bericht heen. Het adres begint met https:// en noemt een server die te vinden is.',
    'bad-subscription': 'Deze browser heeft iets onbruikbaars gestuurd. Probeer het nog eens.',
    'no-notifications': 'Zet eerst iets aan.',
    cancelled: 'De browser heeft het niet toegestaan.',
  },
};
export default words;
