/** The words of a preview that are common to all games. */
import type { Language } from './languages.ts';

export interface Words {
  titled(game: string, players: readonly string[]): string;
  invited(game: string, by: string | null): string;
  aGame(game: string): string;
  aPuzzle(game: string): string;
  computer: string;
  player(seat: number): string;
  /** Ends with a full stop, as all the following do. */
  sitDown: string;
  watch: string;
  lookBack: string;
  replay: string;
  solve(grade: number): string;
  won(name: string): string;
  tie: string;
  over: string;
  /** Describes the picture for those who cannot see it. */
  picture(game: string): string;
  /** The title of the frame that shows a game on another site. */
  embedded(title: string): string;
}

const listed = (players: readonly string[]): string => players.join(players.length === 2 ? ' – ' : ', ');

export const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    titled: (game, players) => `${game}: ${listed(players)}`,
    invited: (game, by) => (by === null ? `You are invited to play ${game}` : `${by} invites you to play ${game}`),
    aGame: (game) => `A game of ${game}`,
    aPuzzle: (game) => `A puzzle of ${game}`,
    computer: 'Computer',
    player: (seat) => `Player ${seat}`,
    sitDown: 'Open the link, say your name and sit down. Free, and no account needed.',
    watch: 'The game is on: open the link to watch.',
    lookBack: 'Open the link to look back at the game.',
    replay: 'Play through the game, move by move.',
    solve: (grade) => `It has exactly one solution. Can you find it? Difficulty ${grade} of 5.`,
    won: (name) => `${name} has won.`,
    tie: 'It is a tie.',
    over: 'The game is over.',
    picture: (game) => `The board of ${game}`,
    embedded: (title) => `${title} – replay`,
  },
  nl: {
    titled: (game, players) => `${game}: ${listed(players)}`,
    invited: (game, by) =>
      by === null ? `Je bent uitgenodigd voor een potje ${game}` : `${by} nodigt je uit voor een potje ${game}`,
    aGame: (game) => `Een potje ${game}`,
    aPuzzle: (game) => `Een puzzel van ${game}`,
    computer: 'Computer',
    player: (seat) => `Speler ${seat}`,
    sitDown: 'Open de link, zeg hoe je heet en schuif aan. Gratis en zonder account.',
    watch: 'Het spel is bezig: open de link om mee te kijken.',
    lookBack: 'Open de link om het spel terug te kijken.',
    replay: 'Speel het spel zet voor zet na.',
    solve: (grade) => `Er is precies één oplossing. Vind jij hem? Moeilijkheid ${grade} van 5.`,
    won: (name) => `${name} heeft gewonnen.`,
    tie: 'Het is gelijkspel.',
    over: 'Het spel is afgelopen.',
    picture: (game) => `Het bord van ${game}`,
    embedded: (title) => `${title} – terugkijken`,
  },
  de: {
    titled: (game, players) => `${game}: ${listed(players)}`,
    invited: (game, by) =>
      by === null ? `Du bist zu einer Partie ${game} eingeladen` : `${by} lädt dich zu einer Partie ${game} ein`,
    aGame: (game) => `Eine Partie ${game}`,
    aPuzzle: (game) => `Eine Aufgabe aus ${game}`,
    computer: 'Computer',
    player: (seat) => `Spieler ${seat}`,
    sitDown: 'Öffne den Link, nenne deinen Namen und setz dich dazu. Kostenlos und ohne Konto.',
    watch: 'Die Partie läuft: Öffne den Link, um zuzuschauen.',
    lookBack: 'Öffne den Link, um die Partie noch einmal anzusehen.',
    replay: 'Spiel die Partie Zug für Zug nach.',
    solve: (grade) => `Es gibt genau eine Lösung. Findest du sie? Schwierigkeit ${grade} von 5.`,
    won: (name) => `${name} hat gewonnen.`,
    tie: 'Es ist unentschieden.',
    over: 'Die Partie ist zu Ende.',
    picture: (game) => `Das Brett von ${game}`,
    embedded: (title) => `${title} – zum Nachspielen`,
  },
  fr: {
    titled: (game, players) => `${game}\u00a0: ${listed(players)}`,
    invited: (game, by) =>
      by === null ? `Vous êtes invité à une partie de ${game}` : `${by} vous invite à une partie de ${game}`,
    aGame: (game) => `Une partie de ${game}`,
    aPuzzle: (game) => `Un problème de ${game}`,
    computer: 'Ordinateur',
    player: (seat) => `Joueur ${seat}`,
    sitDown: 'Ouvrez le lien, dites votre nom et prenez place. Gratuit et sans compte.',
    watch: 'La partie est en cours\u00a0: ouvrez le lien pour la suivre.',
    lookBack: 'Ouvrez le lien pour revoir la partie.',
    replay: 'Rejouez la partie coup par coup.',
    solve: (grade) => `Il y a exactement une solution. La trouverez-vous\u202f? Difficulté ${grade} sur 5.`,
    won: (name) => `${name} a gagné.`,
    tie: 'La partie est nulle.',
    over: 'La partie est terminée.',
    picture: (game) => `Le plateau de ${game}`,
    embedded: (title) => `${title} – à rejouer`,
  },
};
