import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readVectors } from '../../vectors/read-vectors.ts'
import { instant } from '../base/instant.ts'
import { fenFromText, fenToText } from '../base/money.ts'
import {
  applyTurnover,
  requiredTurnover,
  betTurnover,
  depositMultipleHundredths,
  openLines,
  releaseLost,
  takeBackTurnover,
  turnoverLeft,
  type TurnoverLine,
  enforcedLines,
} from './turnover.ts'

const line = (since: number, asked: bigint, done = 0n, released = false): TurnoverLine => ({
  since: instant(since),
  asked,
  done,
  released,
})
const doneOf = (lines: readonly TurnoverLine[]) => lines.map(({ done }) => done)
const sumDone = (lines: readonly TurnoverLine[]) =>
  doneOf(lines).reduce((sum, one) => sum + one, 0n)

describe('betTurnover', () => {
  it.each(readVectors('turnover.csv'))(
    'of risk %s, net %s, void %s, price %s is %s',
    (risk = '', net = '', isVoid, price, turnover) => {
      const counted = betTurnover({
        risk: fenFromText(risk) ?? -1n,
        net: fenFromText(net) ?? -1n,
        isVoid: isVoid === 'yes',
        priceHundredths: price === '' ? null : Number(price),
      })
      expect(fenToText(counted)).toBe(turnover)
    },
  )
})

describe('a line', () => {
  it('asks a deposit once and an award its multiple, rounded half up', () => {
    expect(requiredTurnover(12_345n, depositMultipleHundredths)).toBe(12_345n)
    expect(requiredTurnover(12_300n, 1_000)).toBe(123_000n)
    expect(requiredTurnover(333n, 150)).toBe(500n)
    expect(requiredTurnover(1n, 49)).toBe(0n)
  })

  it('is open while something is left, oldest first', () => {
    const lines = [line(3, 50n), line(1, 100n, 40n), line(2, 70n, 70n), line(0, 10n, 0n, true)]
    expect(openLines(lines).map(({ since }) => since)).toEqual([1, 3])
    expect(turnoverLeft(lines)).toBe(110n)
    expect(turnoverLeft([])).toBe(0n)
  })
})

describe('applyTurnover', () => {
  it('fills the oldest line first and returns the unused turnover', () => {
    const lines = [line(3, 50n), line(1, 100n, 40n), line(2, 70n, 0n, true)]
    expect(doneOf(applyTurnover(lines, 60n).lines)).toEqual([0n, 100n, 0n])
    expect(doneOf(applyTurnover(lines, 61n).lines)).toEqual([1n, 100n, 0n])
    expect(applyTurnover(lines, 200n)).toMatchObject({ unused: 90n })
    expect(applyTurnover([], 5n)).toEqual({ lines: [], unused: 5n })
  })

  it('keeps other fields of a line', () => {
    const named = [{ ...line(1, 10n), id: 'first' }]
    expect(applyTurnover(named, 4n).lines).toEqual([{ ...line(1, 10n, 4n), id: 'first' }])
  })
})

const anyLine = fc
  .record({ since: fc.nat(5), asked: fc.bigInt({ min: 0n, max: 100n }), part: fc.nat(100) })
  .chain(({ since, asked, part }) =>
    fc.boolean().map((released) => line(since, asked, (asked * BigInt(part)) / 100n, released)),
  )
const anyLines = fc.array(anyLine, { maxLength: 8 })
const freshLines = fc.array(
  fc
    .record({ since: fc.nat(5), asked: fc.bigInt({ min: 0n, max: 100n }) })
    .map(({ since, asked }) => line(since, asked)),
  { maxLength: 8 },
)
const amount = fc.bigInt({ min: 0n, max: 400n })

describe('turnover, whatever the lines', () => {
  it('is counted exactly once, and never over what a line asks', () => {
    fc.assert(
      fc.property(anyLines, amount, (lines, turnover) => {
        const applied = applyTurnover(lines, turnover)
        expect(sumDone(applied.lines) - sumDone(lines) + applied.unused).toBe(turnover)
        expect(turnoverLeft(applied.lines)).toBe(turnoverLeft(lines) - (turnover - applied.unused))
        for (const { asked, done } of applied.lines) expect(done).toBeLessThanOrEqual(asked)
        if (applied.unused > 0n) expect(openLines(applied.lines)).toEqual([])
      }),
    )
  })

  it('touches a line only when every older one is full', () => {
    fc.assert(
      fc.property(anyLines, amount, (lines, turnover) => {
        const { lines: after } = applyTurnover(lines, turnover)
        const touched = after.filter((one, at) => one.done !== lines[at]?.done)
        const newest = Math.max(0, ...touched.map(({ since }) => since))
        for (const open of openLines(after)) expect(open.since).toBeGreaterThanOrEqual(newest)
      }),
    )
  })

  it('is the same in one bet or in two', () => {
    fc.assert(
      fc.property(anyLines, amount, amount, (lines, first, second) => {
        const twice = applyTurnover(applyTurnover(lines, first).lines, second).lines
        expect(twice).toEqual(applyTurnover(lines, first + second).lines)
      }),
    )
  })

  it('returns to its earlier state when it is reversed', () => {
    fc.assert(
      fc.property(freshLines, amount, amount, (lines, first, second) => {
        const before = applyTurnover(lines, first).lines
        const { lines: after, unused } = applyTurnover(before, second)
        const back = takeBackTurnover(after, second - unused)
        expect(back).toEqual({ lines: before, unused: 0n })
      }),
    )
  })
})

describe('releaseLost', () => {
  const lines = [line(1, 100n, 40n), line(2, 50n, 50n)]

  it('releases open lines once all money is gone but for the bound', () => {
    expect(releaseLost(lines, 100n)).toEqual([line(1, 100n, 40n, true), line(2, 50n, 50n)])
    expect(turnoverLeft(releaseLost(lines, 0n))).toBe(0n)
  })

  it('changes nothing above the bound', () => {
    expect(releaseLost(lines, 101n)).toBe(lines)
    expect(releaseLost(lines, 501n, 500n)).toBe(lines)
  })

  it('leaves nothing to fill or to take back on a released line', () => {
    const released = releaseLost(lines, 0n)
    expect(applyTurnover(released, 10n)).toEqual({ lines: released, unused: 10n })
    expect(doneOf(takeBackTurnover(released, 60n).lines)).toEqual([40n, 0n])
  })
})

describe('a break from play', () => {
  it('ignores the lines of deposits, and no others', () => {
    const lines = [{ kind: 'deposit' }, { kind: 'award' }, { kind: 'adjustment' }] as const
    expect(enforcedLines(lines, false)).toEqual(lines)
    expect(enforcedLines(lines, true)).toEqual([{ kind: 'award' }, { kind: 'adjustment' }])
  })
})
