/** Proves each line under "Where we had to decide" on the rules pages with the rules, in the same order. */
import { floors, fromSeed, floorsKit as kit, menhirs, menhirsKit, type Result } from '@speeltafel/rules';
import { describe, expect, test } from 'vitest';
import type { FloorsBook } from '../../src/games/floors/rules/book.ts';
import type { MenhirsBook } from '../../src/games/menhirs/rules/book.ts';
import { fakeBrowser } from '../browser.ts';
import { byLanguage, type InAllLanguages, says } from './says.ts';

fakeBrowser();
const { defaults, isHidden } = await import('../../src/games/menhirs/options/choices.ts');

interface Reading extends InAllLanguages {
  readonly proof: () => void;
}

function ok<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.refusal.message);
  return result.value;
}
const SEED = '0123456789abcdef'.repeat(2);

interface AnyBook {
  readonly sections: { readonly readings: { readonly body: readonly unknown[] } };
}
function linesOf({ sections }: AnyBook): readonly string[] {
  const list = sections.readings.body.find(
    (block): block is { readonly list: readonly string[] } =>
      typeof block === 'object' && block !== null && 'list' in block,
  );
  return list?.list ?? [];
}

function checked<Book extends AnyBook>(
  books: Readonly<Record<keyof InAllLanguages, Book>>,
  readings: readonly Reading[],
) {
  test('every line has a proof', () => {
    for (const book of Object.values<Book>(books)) expect(linesOf(book)).toHaveLength(readings.length);
  });
  test.each(readings.map((reading, i) => ({ ...reading, i })))('$en', ({ proof, i, ...phrases }) => {
    says(books, (book) => linesOf(book)[i]!, phrases);
    proof();
  });
}

describe('Menhirs', () => {
  type Position = menhirsKit.Position;
  const at = (text: string): Position => ok(menhirs.parsePosition(text));
  function played(from: Position | string, ...texts: readonly string[]): Position | string {
    let position = typeof from === 'string' ? at(from) : from;
    for (const text of texts) {
      const { seat, action } = ok(menhirs.parseAction(text, position));
      const next = menhirs.play(position, seat, action, 0);
      if (!next.ok) return next.refusal.code;
      position = next.value;
    }
    return position;
  }
  function reached(from: Position | string, ...texts: readonly string[]): Position {
    const end = played(from, ...texts);
    if (typeof end === 'string') throw new Error(`${texts.join(' ')}: ${end}`);
    return end;
  }
  const endOf = (from: string, ...texts: readonly string[]) => menhirs.outcome(reached(from, ...texts));
  const DECIDE = 'adam a1.b1.d6.f4.g3 a1.d3.g3 1/5/1/decide 3/3 -';
  // Player 2 moves d3 away; player 1 can then free a1.
  const LAST_OF_ROUND = 'adam a1.b1.d6.f4.g3 a1.d3.d5 1/3/2/move 1/1 -';

  checked(
    byLanguage<MenhirsBook>(
      import.meta.glob('../../src/games/menhirs/rules/words/??.ts', { eager: true, import: 'default' }),
    ),
    [
      {
        en: 'Every piece left behind by a split needs three tiles. A part that was split off may touch the rest again',
        nl: 'Elk stuk dat bij een splitsing achterblijft heeft drie tegels nodig. Het afgesplitste deel mag na zijn stap de rest weer raken',
        de: 'Jedes Stück, das beim Teilen zurückbleibt, braucht drei Plättchen. Das Stück, das zog, darf den Rest danach wieder berühren',
        fr: 'Chaque morceau laissé par une division compte au moins trois tuiles. La partie qui est partie peut ensuite toucher de nouveau le reste',
        proof: () => {
          const six = 'adam a1.a3.b1.d6.g3 a1.c3.d3.d4.e3.e4.f3 1/6/1/move 0/0 - claims=off';
          const { fog } = reached(six, 'c3.d3.d4:N').state;
          expect(menhirsKit.makePlaces(menhirsKit.cluster(fog, fog & ~1))).toBe('c2.d2.d3.e3.e4.f3');
          expect(played(six, 'd3.d4.e3:N')).toBe('split');
        },
      },
      {
        en: 'The start player turns a menhir face down first',
        nl: 'De startspeler draait als eerste een menhir om',
        de: 'Der Startspieler dreht zuerst einen Menhir um',
        fr: 'Le premier joueur retourne un menhir d’abord',
        proof: () => {
          const start = menhirs.start(ok(menhirs.options({ variant: 'adam' })), fromSeed(SEED));
          expect(menhirs.toAct(start)).toEqual([1]);
          const [flip] = menhirs.actions(start, 1, 0);
          expect(flip!.kind).toBe('flip');
          expect(menhirs.toAct(ok(menhirs.play(start, 1, flip!, 0)))).toEqual([2]);
        },
      },
      {
        en: 'At the decision moment both choose in secret and at the same time',
        nl: 'Bij het keuzemoment kiezen beiden in het geheim en tegelijk',
        de: 'Bei der Entscheidung wählen beide geheim und gleichzeitig',
        fr: 'Au moment du choix, les deux choisissent en secret et en même temps',
        proof: () => {
          expect(ok(menhirs.options({ variant: 'adam' })).decision).toBe('secret');
          expect(menhirs.toAct(at(DECIDE))).toEqual([1, 2]);
          expect(menhirs.view(reached(DECIDE, 'G'), 2)).toMatchObject({ chosen: [1], choice: null, goOn: [] });
        },
      },
      {
        en: 'the start player is asked first. The first to say “go on” alone carries the risk of a tie, and the other is not asked any more',
        nl: 'de startspeler krijgt als eerste de vraag. Wie als eerste ‘doorgaan’ zegt, draagt alleen het risico van gelijkspel, en de ander wordt niet meer gevraagd',
        de: 'Der Startspieler wird zuerst gefragt. Wer zuerst „weitergehen“ sagt, trägt allein das Risiko eines Unentschiedens, und der andere wird nicht mehr gefragt',
        fr: 'on demande d’abord au premier joueur. Le premier qui dit « continuer » porte seul le risque d’une égalité, et la question n’est plus posée à l’autre',
        proof: () => {
          const aloud = `${DECIDE} decision=aloud`;
          expect(menhirs.toAct(at(aloud))).toEqual([1]);
          const alone = reached(aloud, 'G');
          expect([alone.state.round, menhirs.view(alone, 2).goOn]).toEqual([2, [1]]);
          expect(menhirs.toAct(reached(aloud, 'P'))).toEqual([2]);
        },
      },
      {
        en: 'Whoever claims must play the winning move',
        nl: 'Wie claimt, moet de winnende zet doen',
        de: 'Wer ansagt, muss den Gewinnzug spielen',
        fr: 'Qui annonce doit jouer le coup gagnant',
        proof: () => {
          expect(endOf(LAST_OF_ROUND, 'd3:N', '!', 'a1:S')).toMatchObject({ winner: 1, reason: 'claim' });
          expect(endOf(LAST_OF_ROUND, 'd3:N', '!', 'd5:S')).toMatchObject({ winner: 2, reason: 'unjust-claim' });
        },
      },
      {
        en: 'A claim against the last move of a round is still possible in the next round, and at the decision moment too. It counts in the round of that move. Once both have prolonged, it is too late',
        nl: 'Tegen de laatste zet van een ronde mag je in de volgende ronde nog claimen, en ook op het keuzemoment. De claim telt in de ronde van die zet. Hebben beiden verlengd, dan is het te laat',
        de: 'Gegen den letzten Zug einer Runde darf man auch in der nächsten Runde noch ansagen, und auch bei der Entscheidung. Gezählt wird in der Runde dieses Zugs. Haben beide verlängert, ist es zu spät',
        fr: 'Contre le dernier déplacement d’une manche, on peut encore annoncer à la manche suivante, et même au moment du choix. L’annonce compte dans la manche de ce déplacement. Une fois que les deux ont prolongé, c’est trop tard',
        proof: () => {
          expect(reached(LAST_OF_ROUND, 'd3:N', '.').state.phase).toBe(menhirsKit.DECIDING);
          expect(endOf(LAST_OF_ROUND, 'd3:N', '.', '!', 'a1:S')).toMatchObject({ winner: 1, points: 14 });
          const earlier = LAST_OF_ROUND.replace(' 1/3/2/', ' 1/6/2/');
          expect(reached(earlier, 'd3:N', '.').state.round).toBe(5);
          expect(endOf(earlier, 'd3:N', '.', '!', 'a1:S')).toMatchObject({ winner: 1, points: 17 });
          expect(played(LAST_OF_ROUND, 'd3:N', '.', 'P', 'P', '!')).toBe('no-claim');
        },
      },
      {
        en: 'If both choose to go on and nobody wins, it is a tie',
        nl: 'Willen beiden doorgaan en wint niemand, dan is het gelijkspel',
        de: 'Wollen beide weitergehen und niemand gewinnt, ist es unentschieden',
        fr: 'Si les deux veulent continuer et que personne ne gagne, c’est une égalité',
        proof: () => {
          const end = 'adam a1.b1.d6.f4.g3 a1.d3 1/1/2/move 3/3 - goon=1,2';
          expect(endOf(end, 'd3:N', '-d2')).toMatchObject({ winner: null, reason: 'tie' });
        },
      },
      {
        en: 'So fog is hidden in 2.0 between people, and see-through in Adam Way, in the base game and against the computer',
        nl: 'Daarom is de mist in 2.0 tussen mensen verborgen, en doorzichtig in Adam Way, in het basisspel en tegen de computer',
        de: 'Darum ist der Nebel in 2.0 unter Menschen verdeckt, und durchsichtig in Adam Way, im Grundspiel und gegen den Computer',
        fr: 'Il est donc opaque en 2.0 entre joueurs, et transparent en Adam Way, au jeu de base et contre l’ordinateur',
        proof: () => {
          for (const variant of ['adam', 'v2', 'base'] as const) {
            const hidden = (['people', 'friends', 'computer'] as const).map((opponents) =>
              isHidden({ ...defaults(opponents), variant }),
            );
            expect(hidden, variant).toEqual(variant === 'v2' ? [true, true, false] : [false, false, false]);
          }
        },
      },
    ],
  );
});

describe('Finstere Flure', () => {
  type Position = kit.Position;
  const at = (text: string): Position => ok(kit.parsePosition(text));
  const played = (position: Position, text: string): Position | string => {
    const { seat, action } = ok(floors.parseAction(text, position));
    const next = floors.play(position, seat, action, 0);
    return next.ok ? next.value : next.refusal.code;
  };
  /** The first step of the monster: its events, and the position afterwards. */
  function stepped(board: string) {
    const [monster, tiles, tokens] = board.split(' ');
    const walk = kit.walkOf(at(`1/3/A/A/monster ${monster} ${tiles} ${tokens} 5.7.8`), '5');
    const { events, look, square } = walk.steps[0]!;
    return { events: events.map(({ type }) => type), why: look.why, square: kit.makeSquare(square), walk };
  }
  const started = (input: object): Position => floors.start(ok(floors.options(input)), fromSeed(SEED));

  checked(
    byLanguage<FloorsBook>(
      import.meta.glob('../../src/games/floors/rules/words/??.ts', { eager: true, import: 'default' }),
    ),
    [
      {
        en: 'Three squares stay free at the entrance, and three at the exit',
        nl: 'Bij de ingang blijven drie vakjes vrij, en bij de uitgang ook',
        de: 'Am Eingang bleiben drei Felder frei, am Ausgang ebenso',
        fr: 'Trois cases restent libres à l’entrée, et trois à la sortie',
        proof: () => {
          const empty = started({ players: 2, setup: 'lay' });
          const barred = Array.from({ length: kit.SQUARES }, (_, square) =>
            kit.makeSquare(square as kit.Square),
          ).filter((square) => played(empty, `lay s@${square}`) === 'kept-free');
          expect(barred.toSorted()).toEqual(['a10', 'a11', 'b11', 'o1', 'p1', 'p2']);
        },
      },
      {
        en: 'A tile leaves the game when it is pushed onto the entrance or the exit square. A figure that the monster pushes there stays',
        nl: 'Een tegel gaat uit het spel als hij op het vakje van de ingang of de uitgang wordt geduwd. Een figuur die het monster daarheen duwt, blijft er staan',
        de: 'Ein Plättchen ist aus dem Spiel, wenn es auf das Ein- oder Ausgangsfeld geschoben wird. Eine Figur, die das Monster dorthin schiebt, bleibt dort stehen',
        fr: 'Une tuile quitte le jeu quand elle est poussée sur la case d’entrée ou de sortie. Un pion que le monstre y pousse y reste',
        proof: () => {
          for (const [monster, stone, from, to] of [
            ['m1E', 'n1', 'o1', 'p1'],
            ['d11W', 'c11', 'b11', 'a11'],
          ]) {
            const tile = played(at(`1/3/A/A/tokens h6N s@${from} A4${stone},B1m6' 5.7.8`), `A4:${from}`) as Position;
            expect(tile.tiles).toEqual([]);
            const { walk } = stepped(`${monster} s@${stone} A4${from}`);
            const pushed = walk.steps[0]!.events.find((event) => event.type === 'pushed' && event.what === 'A4');
            expect(pushed).toMatchObject({ gone: null, to: kit.parseSquare(to!) });
          }
        },
      },
      {
        en: 'A tie does not keep a turning stone from turning the monster',
        nl: 'Even ver staan houdt een draaisteen niet tegen',
        de: 'Gleich weit zu stehen hält einen Umlenkstein nicht auf',
        fr: 'Une égalité n’empêche pas une pierre de virage de faire tourner le monstre',
        proof: () => {
          expect(stepped('e6E h@f6 A4e8,B1e4')).toMatchObject({
            ...{ why: 'tie', events: ['turned', 'entered'], square: 'd6' },
          });
          expect(stepped('e6E h@f6 A4e8,B1e3')).toMatchObject({ why: 'nearest', events: ['entered'], square: 'e7' });
        },
      },
      {
        en: 'After four turns within one step without a way the monster stays where it is, and the step is used up',
        nl: 'Na vier keer draaien binnen één stap zonder uitweg blijft het monster staan, en is de stap op',
        de: 'Nach vier Drehungen in einem Schritt ohne Ausweg bleibt das Monster stehen, und der Schritt ist verbraucht',
        fr: 'Après quatre virages sans issue dans un même pas, le monstre reste sur place, et le pas est perdu',
        proof: () => {
          const { events, walk } = stepped('e6E r@e7,r@d6,r@f6,r@e5 A4a11');
          expect(events).toEqual(['turned', 'turned', 'turned', 'turned', 'stayed']);
          expect(walk.steps.map(({ square }) => kit.makeSquare(square))).toEqual(['e6', 'e6', 'e6', 'e6', 'e6']);
        },
      },
      {
        en: 'A turning stone that the monster meets while sliding across blood turns it, too, and it slides on in that direction',
        nl: 'Een draaisteen die het monster tijdens het glijden over bloed tegenkomt, laat het ook draaien, en het glijdt die kant op verder',
        de: 'Auch ein Umlenkstein, auf den das Monster beim Rutschen über Blut trifft, dreht es, und es rutscht in dieser Richtung weiter',
        fr: 'Une pierre de virage rencontrée en glissant sur le sang fait tourner le monstre, elle aussi, et il glisse plus loin dans ce sens',
        proof: () => {
          const { walk, square } = stepped('e6E P@f6,r@h6 A4a11');
          expect([square, walk.steps[0]!.facing]).toEqual(['g4', kit.SOUTH]);
        },
      },
      {
        en: 'What slides to the edge of the board stays on the blood',
        nl: 'Wat naar de rand van het bord glijdt, blijft op het bloed',
        de: 'Was zum Rand des Bretts rutscht, bleibt auf dem Blut',
        fr: 'Ce qui glisse jusqu’au bord du plateau reste sur le sang',
        proof: () => {
          const { walk } = stepped('l6E s@m6,P@o6 A4n6');
          const pushed = walk.steps[0]!.events.find((event) => event.type === 'pushed' && event.what === 'A4');
          expect(pushed).toMatchObject({ gone: null, to: kit.parseSquare('p6') });
        },
      },
      {
        en: 'In the second stage the game also ends when no figure is on the board or waiting outside',
        nl: 'In deel 2 eindigt het spel ook als geen figuur meer op het bord staat of buiten wacht',
        de: 'In Abschnitt 2 endet die Partie auch, wenn keine Figur mehr auf dem Brett steht oder draußen wartet',
        fr: 'À la seconde manche, la partie s’achève aussi quand aucun pion n’est sur le plateau ni n’attend dehors',
        proof: () => {
          const eaten = (rest: string) =>
            played(at(`2/3/A/A/monster e6E - A4f6',B1x${rest} 5.7.7.8.10.h1`), 'card h1') as Position;
          expect(floors.outcome(eaten(''))?.reason).toBe('none-left');
          expect(floors.outcome(eaten(",B4-'"))).toBeNull();
        },
      },
      {
        en: 'In the first round a figure that can enter must enter: waiting outside is not one of the two. A figure that cannot enter may stay outside, and counts',
        nl: 'In de eerste ronde moet een figuur die naar binnen kan, ook naar binnen: buiten wachten is niet een van de twee. Een figuur die niet naar binnen kan, mag buiten blijven en telt mee',
        de: 'In der ersten Runde muss eine Figur, die hineinkann, auch hinein: Draußen zu warten ist keine der beiden. Eine Figur, die nicht hineinkann, darf draußen bleiben und zählt mit',
        fr: 'Au premier tour, un pion qui peut entrer doit entrer : attendre dehors n’est pas l’un des deux. Un pion qui ne peut pas entrer peut rester dehors, et compte',
        proof: () => {
          const start = started({ players: 2 });
          expect(played(start, 'A4:.')).toBe('must-enter');
          // The 1 of player A is on the entrance, so the 1 of player B cannot end its step there.
          let position = played(start, 'A1:p1') as Position;
          for (const text of ['B1:.', 'A4:p1-p2', 'B4:p1-o1']) position = played(position, text) as Position;
          expect(position.phase).toBe('monster');
        },
      },
      {
        en: 'The 5 as three hits may be the first card. Only the cards with one and two hits may not',
        nl: 'De 5 als drie treffers mag de eerste kaart zijn. Alleen de kaarten met één en met twee treffers mogen dat niet',
        de: 'Die 5 als drei Treffer darf die erste Karte sein. Nur die Karten mit einem und mit zwei Treffern dürfen es nicht',
        fr: 'Le 5 à trois proies peut être la première carte. Seules les cartes à une et à deux proies ne le peuvent pas',
        proof: () => {
          const first = at("1/1/A/A/monster a11E - A1-',B1-' 5.7.7.8.8.10.h1.h2 five=h3");
          expect(played(first, 'card 5')).toBeTypeOf('object');
          for (const card of ['h1', 'h2']) expect(played(first, `card ${card}`), card).toBe('hit-card-first');
        },
      },
    ],
  );
});
