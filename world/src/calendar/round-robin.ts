/** Home and away, as places in the list of teams. */
export type Pairing = readonly [home: number, away: number]

/** Rounds of a season in which each meets each at home and away. */
export const roundsInSeason = (teams: number): number => 2 * (teams - 1)

/** The circle method: one stays, the others turn by one place a round. `teams` is even. */
export const pairingOf = (teams: number, round: number, pair: number): Pairing => {
  const ring = teams - 1
  const turn = round % ring
  const one = pair === 0 ? ring : (turn + pair) % ring
  const other = pair === 0 ? turn : (turn - pair + ring) % ring
  // Home rights alternate, and the second half of the season turns all of them round.
  const turned = (turn + pair) % 2 === 1
  const secondLeg = Math.floor(round / ring) % 2 === 1
  return turned === secondLeg ? [one, other] : [other, one]
}
