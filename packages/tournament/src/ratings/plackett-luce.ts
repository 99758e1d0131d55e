/**
 * Ratings for games of two to seven with places, by the Plackett-Luce model of Weng and Lin (2011): each place is the
 * choice of the best among those who are left. Every seat has a mean and a deviation.
 */
export interface Skill {
  readonly mean: number;
  readonly deviation: number;
  readonly games: number;
}

export const NEW_SKILL: Skill = { mean: 25, deviation: 25 / 3, games: 0 };
/** The variation of performance in a single game. */
const BETA = 25 / 6;
/** How much a skill may have changed since the last game. */
const TAU = 25 / 300;
/** Keeps the deviation from vanishing. */
const KAPPA = 0.0001;

/** The skills after a game; equal places are shared. */
export function ratePlaces(before: readonly Skill[], places: readonly number[]): readonly Skill[] {
  const skills = before.map((skill) => ({ ...skill, deviation: Math.hypot(skill.deviation, TAU) }));
  const spread = Math.sqrt(skills.reduce((sum, { deviation }) => sum + deviation ** 2 + BETA ** 2, 0));
  const strengths = skills.map(({ mean }) => Math.exp(mean / spread));
  const sameAs = places.map((place) => places.filter((other) => other === place).length);
  const left = places.map((place) => strengths.reduce((sum, s, j) => (places[j]! >= place ? sum + s : sum), 0));
  return skills.map((skill, i) => {
    let omega = 0;
    let delta = 0;
    for (const [q, place] of places.entries()) {
      if (place > places[i]!) continue;
      const share = strengths[i]! / left[q]!;
      omega += (q === i ? 1 - share : -share) / sameAs[q]!;
      delta += (share * (1 - share)) / sameAs[q]!;
    }
    const variance = skill.deviation ** 2;
    const gamma = skill.deviation / spread;
    return {
      mean: skill.mean + (variance / spread) * omega,
      deviation: skill.deviation * Math.sqrt(Math.max(1 - gamma * (variance / spread ** 2) * delta, KAPPA)),
      games: skill.games + 1,
    };
  });
}
