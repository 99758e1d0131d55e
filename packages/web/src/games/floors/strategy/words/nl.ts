import type en from './en.ts';

const nl: typeof en = {
  steps: {
    hide: {
      title: 'Schuilen',
      text: 'Het monster kijkt langs rijen en kolommen, en een steen beneemt het zicht. Uit zijn weg en achter een steen haalt geen kaart je.',
      task: 'Deel 2; de kaarten 5, 7, 8 en 10 zijn over. Zet je 2 zo dat geen ervan hem kost.',
      hint: 'Glijd door de bloedplas. Achter de steen op h7 ziet het monster je niet.',
      done: 'Het kijkt jouw kant op en ziet een steen. Twee vakjes waren veilig voor alle vier de kaarten, dit was er een van.',
    },
    lure: {
      title: 'Lokken',
      text: 'Het monster keert zich naar de dichtstbijzijnde figuur die het ziet. Ga staan waar het je ziet maar niet te pakken krijgt: onderweg komt het de anderen tegen.',
      task: 'De kaarten 5, 7 en 8 zijn over. Zet je 5 zo dat elke kaart de ander een figuur kost, en jou geen.',
      hint: 'Stap in rij 5, waar het monster staat. Eén vakje is genoeg.',
      done: 'Het keert zich naar jou, doet één stap en ziet een figuur die dichterbij staat. Jij was alleen het aas.',
    },
    sight: {
      title: 'De dekking wegduwen',
      text: 'Een figuur achter een steen waant zich veilig. Duw de steen weg, en het monster ziet hem. Jij bent als laatste, dus vluchten kan niet meer.',
      task: 'De kaarten 5, 8 en 10 zijn over. Op i7 schuilt een figuur achter een steen. Laat het monster hem zien, en blijf zelf veilig.',
      hint: 'Ga naar h6 en dan door naar j6: je duwt de steen voor je uit.',
      done: 'De steen schoof met je mee, en het monster kijkt recht op de figuur op i7.',
    },
    count: {
      title: 'Kaarten tellen',
      text: 'Gespeelde kaarten komen niet terug. Soms is geen vakje helemaal veilig: kies dan het vakje dat de minste kaarten bereiken.',
      task: 'Nog vier kaarten: 5, 7, 8 en 10. Zoek het vakje waar maar één daarvan je 4 kost.',
      hint: 'Het monster komt langs rij 7 in jouw kolom en draait naar je toe. Loop ervan weg, zo ver je kunt.',
      done: 'Alleen de 10 pakt je hier: één kaart op de vier in plaats van drie.',
    },
    hits: {
      title: 'Als er alleen treffers over zijn',
      text: 'Bij een treffer loopt het monster tot het één of twee figuren heeft. Veilig staan is niet genoeg: anderen moeten dichterbij zijn dan jij.',
      task: 'De kaarten 1 treffer en 2 treffers zijn over. Zet je 4 zo dat anderen het monster bij allebei voeren.',
      hint: 'Ga rechtdoor langs rij 8, door de bloedplas, naar de andere kant van het monster.',
      done: 'Het pakt eerst de anderen en stopt. Bij twee treffers zijn het er twee van hen.',
    },
    early: {
      title: 'Twee te vroeg eruit',
      text: 'Met z’n tweeën: breng je vroeg twee figuren naar buiten, dan heb je er nog maar twee te zetten, en zet de ander de laatste zonder antwoord.',
      task: 'De ander heeft twee figuren buiten en de andere twee al gezet. Jij zet twee keer achter elkaar. De kaarten 5, 7 en 10 zijn over: laat elke kaart de ander een figuur kosten, en jou geen.',
      hint: 'De ene figuur stapt achter de rug van het monster. De andere lokt het langs rij 3.',
      done: 'Twee zetten achter elkaar, en geen antwoord: daarom is twee figuren te vroeg naar buiten brengen gevaarlijk.',
    },
  },
  why: {
    eaten: (card) => `Bij de kaart ${card} pakt het monster je figuur. Kijk maar.`,
    spared: (card) => `Bij de kaart ${card} eet het monster geen figuur van een ander. Kijk maar.`,
    risky: (cards, of) => `${cards} van de ${of} kaarten die over zijn, kosten je hier je figuur. Kijk naar een ervan.`,
  },
};
export default nl;
