/** Tournaments and ratings as logs of facts: commands and times go in, facts and tables come out. */
export { type Command, commandSchema } from './commands.ts';
export { boardsCsv, standingsCsv } from './csv.ts';
export { decide, open, type Sender, timeLeft } from './decide.ts';
export { type BoardResult, type Fact, factSchema, LONGEST_NAME, resultSchema } from './facts.ts';
export { type FromFile, LONGEST_FILE, makeFile, parseFile } from './file.ts';
export { fold, foldAll } from './fold.ts';
export { forfeitResult } from './forfeit.ts';
export { pointsOfWin, RATED_GAMES, ratedGameOf, SCORE_SHEETS, type Win, winOf } from './games.ts';
export { cleanName, parseNames, shortened } from './names.ts';
export { type CheckInCall, checkInCall } from './online/attention.ts';
export { type OnlineCommand, onlineCommandSchema } from './online/commands.ts';
export {
  decideDue,
  decideOnline,
  decideTableResult,
  isTurned,
  type OnlineDecided,
  type OnlineSender,
  openOnline,
} from './online/decide.ts';
export { deskFacts, isOnlyOnline, type OnlineFact, onlineFactSchema } from './online/facts.ts';
export { type GuestPart, partOf, withoutNames } from './online/guest-part.ts';
export * from './online/online.ts';
export { publicFact } from './online/public.ts';
export { type HostSettings, hostSettingsSchema } from './online/settings.ts';
export { dueAt } from './online/settle.ts';
export { type ByeReason, explainBoard, explainBye, type PairingReason } from './pairing/explain.ts';
export { dealOf, sealOfDeal } from './pairing/lots.ts';
export { pairNextRound, roundsOf } from './pairing/pair.ts';
export { tableSizes } from './pairing/tables.ts';
export { isProvisional, laterRating, type Rating, rateGame, unrated } from './ratings/glicko.ts';
export { levelsOf, nearestLevel } from './ratings/levels.ts';
export { NEW_SKILL, ratePlaces } from './ratings/plackett-luce.ts';
export {
  foldRatings,
  isUnsettled,
  levelRating,
  newRating,
  type RatedPlayer,
  type RatedResult,
  rateResult,
} from './ratings/rate.ts';
export { type SeasonRow, seasonStandings } from './season.ts';
export { type Format, MOST_ENTRIES, type Settings, settingsSchema, TIE_BREAKS, type TieBreak } from './settings.ts';
export { type Standing, standingsOf } from './standings.ts';
export { type Game, POINTS_OF_A_BYE, pointsOf, type Tally, tallies } from './tally.ts';
export * from './tournament.ts';
