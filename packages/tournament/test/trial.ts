/** A tournament for tests: commands go in, and refusals throw. */
import {
  type BoardResult,
  type Command,
  decide,
  type EntryId,
  type Fact,
  type Format,
  fold,
  foldAll,
  open,
  type Settings,
  type Tournament,
} from '../src/index.ts';

export const settingsFor = (format: Format, part: Partial<Settings> = {}): Settings => ({
  game: format.kind === 'tables' ? 'floors' : 'menhirs',
  options: '',
  format,
  tieBreaks: ['points', 'direct', 'buchholz', 'early'],
  sameDeal: false,
  minutes: 40,
  ...part,
});

export class Trial {
  tournament: Tournament;
  readonly facts: Fact[];
  at = 1000;

  constructor(settings: Settings, seed = '0123456789abcdef0123456789abcdef') {
    const opened = open({ name: 'Club evening', settings, seed }, this.at);
    if (!opened.ok) throw new Error(opened.refusal.message);
    this.facts = [opened.value];
    const folded = foldAll(this.facts);
    if (!folded.ok) throw new Error(folded.refusal.message);
    this.tournament = folded.value;
  }

  /** The code of the refusal, or null if the command was accepted. */
  try(command: Command): string | null {
    this.at += 1000;
    const decided = decide(this.tournament, command, { by: 'organiser', at: this.at });
    if (!decided.ok) return decided.refusal.code;
    for (const fact of decided.value) {
      this.facts.push(fact);
      this.tournament = fold(this.tournament, fact);
    }
    return null;
  }

  do(command: Command): void {
    const refused = this.try(command);
    if (refused !== null) throw new Error(`${command.kind}: ${refused}`);
  }

  enter(...names: string[]): readonly EntryId[] {
    return names.map((name) => {
      this.do({ kind: 'enter', name });
      return [...this.tournament.entries.keys()].at(-1)!;
    });
  }

  get round() {
    return this.tournament.rounds.at(-1)!;
  }

  /** Enters a result for every open board of the round. */
  play(resultOf: (seats: readonly EntryId[]) => BoardResult): void {
    for (const { number, seats, history } of this.round.boards) {
      if (history.length > 0) continue;
      this.do({ kind: 'result', round: this.round.number, board: number, result: resultOf(seats) });
    }
  }
}

/** A win of the first or second seat in a round of the game, or a tie. */
export const win = (seat: 1 | 2, round = 5): BoardResult => ({
  places: seat === 1 ? [1, 2] : [2, 1],
  points: seat === 1 ? [round + 11, 0] : [0, round + 11],
  how: 'played',
});
export const TIE: BoardResult = { places: [1, 1], points: [0, 0], how: 'played' };
export const named = (count: number): readonly string[] => Array.from({ length: count }, (_, i) => `Player ${i + 1}`);
