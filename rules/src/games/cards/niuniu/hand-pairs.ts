import { classOfRanks, niuniuClasses } from './hand-class.ts'

/** Ways to take k of n cards of one rank: `choose[5 × n + k]`. */
const choose = Uint8Array.from(
  [
    [1, 0, 0, 0, 0],
    [1, 1, 0, 0, 0],
    [1, 2, 1, 0, 0],
    [1, 3, 3, 1, 0],
    [1, 4, 6, 4, 1],
  ].flat(),
)

/** Sorted hands of five ranks with at most four of each: 6,175. */
const rankHands = (): number[][] => {
  const grow = (drawn: readonly number[]): number[][] => {
    if (drawn.length === 5) return drawn[0] === drawn[4] ? [] : [[...drawn]]
    return Array.from({ length: 14 - (drawn.at(-1) ?? 1) }, (_, step) =>
      grow([...drawn, (drawn.at(-1) ?? 1) + step]),
    ).flat()
  }
  return grow([])
}

/** Each hand as up to five pairs of rank and count in one typed array, for a loop over 19 million pairs. */
const packed = (hands: readonly number[][]): Uint8Array => {
  const cells = new Uint8Array(hands.length * 10)
  hands.forEach((hand, index) => {
    ;[...new Set(hand)].forEach((rank, at) => {
      cells[10 * index + 2 * at] = rank
      cells[10 * index + 2 * at + 1] = hand.filter((other) => other === rank).length
    })
  })
  return cells
}

const waysFrom = (cells: Uint8Array, index: number, left: Uint8Array): number => {
  let product = 1
  for (let at = 10 * index; at < 10 * index + 10 && product > 0; at += 2) {
    const count = cells[at + 1] ?? 0
    if (count === 0) break
    product *= choose[5 * (left[cells[at] ?? 0] ?? 0) + count] ?? 0
  }
  return product
}

/** How many of the 3,986,646,103,440 deals of two hands have each class as the higher of the two. */
export const higherClassCounts = (): readonly number[] => {
  const hands = rankHands()
  const cells = packed(hands)
  const classes = Uint8Array.from(hands, classOfRanks)
  const totals = niuniuClasses.map(() => 0)
  const left = new Uint8Array(14).fill(4)
  for (let first = 0; first < hands.length; first += 1) {
    const firstWays = waysFrom(cells, first, left)
    for (const rank of hands[first] ?? []) left[rank] = (left[rank] ?? 0) - 1
    // A pair counts the same both ways round, so only one way is visited.
    for (let second = first; second < hands.length; second += 1) {
      const deals = firstWays * waysFrom(cells, second, left) * (first === second ? 1 : 2)
      const higher = Math.max(classes[first] ?? 0, classes[second] ?? 0)
      totals[higher] = (totals[higher] ?? 0) + deals
    }
    left.fill(4)
  }
  return totals
}
