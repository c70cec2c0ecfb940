import type { Instant } from '../base/instant.ts'
import type { Fen } from '../base/money.ts'

/** A deposit is to be bet once before money can be withdrawn. */
export const depositMultipleHundredths = 100

/** Bets below this Hong Kong price, in hundredths, count nothing: they hardly risk a loss. */
export const leastPriceHundredths = 50

/**
 * When all of a member's money together is at or under this, open lines are released: the money behind
 * them is lost, and the next deposit must not carry their requirement.
 */
export const releaseBound: Fen = 100n

/** The turnover required before a withdrawal; one line per deposit and award. */
export interface TurnoverLine {
  readonly since: Instant
  readonly asked: Fen
  readonly done: Fen
  /** True once the money behind the line was lost; it requires nothing any more. */
  readonly released: boolean
}

/** Turnover required by an amount: once for a deposit, a multiple for an award; rounded half up. */
export const requiredTurnover = (amount: Fen, multipleHundredths: number): Fen =>
  (amount * BigInt(multipleHundredths) + 50n) / 100n

export interface SettledBet {
  /** The amount at risk: the stake, or stake × |odds| at negative odds. */
  readonly risk: Fen
  /** Won (positive) or lost (negative), without the stake. */
  readonly net: Fen
  readonly isVoid: boolean
  /** Null for games that have no price. */
  readonly priceHundredths: number | null
}

/** The smaller of risk and result; a push has no result, a void bet and a low price count nothing. */
export const betTurnover = ({ risk, net, isVoid, priceHundredths }: SettledBet): Fen => {
  if (isVoid || (priceHundredths !== null && priceHundredths < leastPriceHundredths)) return 0n
  const size = net < 0n ? -net : net
  return size < risk ? size : risk
}

const leftOf = ({ asked, done, released }: TurnoverLine): Fen =>
  released || done >= asked ? 0n : asked - done

/** Oldest first. */
export const openLines = <Line extends TurnoverLine>(lines: readonly Line[]): Line[] =>
  lines.filter((line) => leftOf(line) > 0n).toSorted((a, b) => a.since - b.since)

/** Remaining required turnover; a withdrawal needs zero. */
export const turnoverLeft = (lines: readonly TurnoverLine[]): Fen =>
  lines.reduce((sum, line) => sum + leftOf(line), 0n)

export interface AppliedTurnover<Line extends TurnoverLine> {
  /** In the order they were given. */
  readonly lines: readonly Line[]
  /** Turnover beyond all open lines. */
  readonly unused: Fen
}

/** Each line of `queue` takes as much as it has room for, until nothing is left. */
const spread = <Line extends TurnoverLine>(
  lines: readonly Line[],
  queue: readonly Line[],
  amount: Fen,
  roomOf: (line: Line) => Fen,
  sign: 1n | -1n,
): AppliedTurnover<Line> => {
  let unused = amount
  const changed = new Map<Line, Line>()
  for (const line of queue) {
    const room = roomOf(line)
    const share = unused < room ? unused : room
    unused -= share
    if (share > 0n) changed.set(line, { ...line, done: line.done + sign * share })
  }
  return { lines: lines.map((line) => changed.get(line) ?? line), unused }
}

/** Fills the oldest open line first, then the next. */
export const applyTurnover = <Line extends TurnoverLine>(
  lines: readonly Line[],
  amount: Fen,
): AppliedTurnover<Line> => spread(lines, openLines(lines), amount, leftOf, 1n)

/** Reverses the turnover of a reversed settlement, newest line first. */
export const takeBackTurnover = <Line extends TurnoverLine>(
  lines: readonly Line[],
  amount: Fen,
): AppliedTurnover<Line> => {
  const filled = lines.filter((line) => !line.released && line.done > 0n)
  const queue = filled.toSorted((a, b) => a.since - b.since).toReversed()
  return spread(lines, queue, amount, (line) => line.done, -1n)
}

/** `total` is all money of the member: centre, locked, every venue, and the stakes of open bets. */
export const releaseLost = <Line extends TurnoverLine>(
  lines: readonly Line[],
  total: Fen,
  bound: Fen = releaseBound,
): readonly Line[] =>
  total > bound
    ? lines
    : lines.map((line) => (leftOf(line) > 0n ? { ...line, released: true } : line))

const turnoverKinds = ['deposit', 'award', 'adjustment'] as const
export type TurnoverKind = (typeof turnoverKinds)[number]

/**
 * A member on a break from play cannot bet, and must be able to withdraw their own money: the lines of
 * deposits are ignored meanwhile. The lines of awards stay, because that money was a gift of the house.
 */
export const enforcedLines = <Line extends { readonly kind: TurnoverKind }>(
  lines: readonly Line[],
  onBreak: boolean,
): readonly Line[] => (onBreak ? lines.filter(({ kind }) => kind !== 'deposit') : lines)
