/** Home and away, as the board writes them. */
export type Side = 'H' | 'C'

/** Home first, away second. */
export type Pair = readonly [home: number, away: number]

export const otherSide = (side: Side): Side => (side === 'H' ? 'C' : 'H')

export const addTo = (pair: Pair, side: Side, value: number): Pair =>
  side === 'H' ? [pair[0] + value, pair[1]] : [pair[0], pair[1] + value]

export const sumOf = (pairs: readonly Pair[]): Pair => {
  let [home, away] = [0, 0]
  for (const pair of pairs) {
    home += pair[0]
    away += pair[1]
  }
  return [home, away]
}
