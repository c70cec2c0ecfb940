import { rankOf, suitOf, type Card } from '../deck.ts'

/** Rising: no bull, bull 1–9, bull-bull, five pictures, four of a kind, five small. */
export const niuniuClasses = [
  'none',
  'bull1',
  'bull2',
  'bull3',
  'bull4',
  'bull5',
  'bull6',
  'bull7',
  'bull8',
  'bull9',
  'bullbull',
  'pictures',
  'bomb',
  'small',
] as const
export type NiuniuClass = (typeof niuniuClasses)[number]

/** A place in `niuniuClasses`. */
export type ClassIndex = number

const [pictures, bomb, small] = [11, 12, 13]

const triples: readonly (readonly [number, number, number])[] = [0, 1, 2, 3, 4].flatMap((a) =>
  [0, 1, 2, 3, 4].flatMap((b) =>
    [0, 1, 2, 3, 4].filter((c) => a < b && b < c).map((c) => [a, b, c] as const),
  ),
)

/** 1 for an ace, 10 for ten and pictures. */
const pointsOf = (rank: number): number => Math.min(rank, 10)

/** The first three places whose cards make 10, 20 or 30 together; null when none do. */
const bullOf = (points: readonly number[]): readonly number[] | null =>
  triples.find(
    ([a, b, c]) => ((points[a] ?? 0) + (points[b] ?? 0) + (points[c] ?? 0)) % 10 === 0,
  ) ?? null

/** The class of five cards, by their ranks alone. */
export const classOfRanks = (ranks: readonly number[]): ClassIndex => {
  const points = ranks.map(pointsOf)
  const sum = points.reduce((total, point) => total + point, 0)
  if (sum <= 10 && ranks.every((rank) => rank < 5)) return small
  if (ranks.some((rank) => ranks.filter((other) => other === rank).length === 4)) return bomb
  if (ranks.every((rank) => rank > 10)) return pictures
  if (bullOf(points) === null) return 0
  return sum % 10 === 0 ? 10 : sum % 10
}

export const classOf = (cards: readonly Card[]): ClassIndex => classOfRanks(cards.map(rankOf))

/** The places of the three cards laid apart as the bull; empty without one. */
export const bullPlaces = (cards: readonly Card[]): readonly number[] =>
  bullOf(cards.map((card) => pointsOf(rankOf(card)))) ?? []

/** The highest card decides between hands of one class: its rank, the king highest, then its suit. */
const highestOf = (cards: readonly Card[]): number =>
  Math.max(...cards.map((card) => rankOf(card) * 4 + suitOf(card)))

/** Above zero where the first hand wins. Never zero: no two hands share a card. */
export const compareHands = (a: readonly Card[], b: readonly Card[]): number =>
  classOf(a) - classOf(b) || highestOf(a) - highestOf(b)

/** 翻倍: what changes hands, in stakes, by the winner's class. */
export const multiplierOf = (index: ClassIndex): number => {
  if (index === small) return 5
  if (index >= pictures) return 4
  if (index === 10) return 3
  return index >= 7 ? 2 : 1
}
