import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instant } from '../base/instant.ts'
import { makeStatement } from './statement.ts'

const at = instant(1_800_000_000_000)

describe('makeStatement', () => {
  it('carries the balance from line to line and sums up by kind', () => {
    const statement = makeStatement(500n, [
      { at, kind: 'deposit', cause: 'dep_1', amount: 10_000n, note: 'kept' },
      { at, kind: 'transfer', cause: 'vt_1', amount: -3_000n, note: 'kept' },
      { at, kind: 'transfer', cause: 'vt_2', amount: 1_000n, note: 'kept' },
    ])
    expect(statement.lines.map(({ balance }) => balance)).toEqual([10_500n, 7_500n, 8_500n])
    expect(statement.lines[0]).toMatchObject({ cause: 'dep_1', note: 'kept' })
    expect(statement).toMatchObject({ opening: 500n, closing: 8_500n })
    expect(statement.totals).toEqual([
      { kind: 'deposit', count: 1, into: 10_000n, out: 0n },
      { kind: 'transfer', count: 2, into: 1_000n, out: 3_000n },
    ])
  })

  it('closes as it opened when nothing moved', () => {
    expect(makeStatement(7n, [])).toEqual({ opening: 7n, lines: [], closing: 7n, totals: [] })
  })

  const movement = fc.record({
    at: fc.constant(at),
    kind: fc.constantFrom('deposit', 'withdrawal', '__proto__'),
    cause: fc.string(),
    amount: fc.bigInt({ min: -10_000n, max: 10_000n }),
  })

  it('adds up: opening, all that came in, less all that went out, is closing', () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.array(movement), (opening, movements) => {
        const { totals, closing, lines } = makeStatement(opening, movements)
        const net = totals.reduce((sum, { into, out }) => sum + into - out, 0n)
        expect(opening + net).toBe(closing)
        expect(lines.at(-1)?.balance ?? opening).toBe(closing)
        expect(totals.reduce((sum, { count }) => sum + count, 0)).toBe(movements.length)
      }),
    )
  })

  it('is the same in two halves as in one', () => {
    fc.assert(
      fc.property(fc.array(movement), fc.nat(20), (movements, cut) => {
        const first = makeStatement(100n, movements.slice(0, cut))
        const second = makeStatement(first.closing, movements.slice(cut))
        expect([...first.lines, ...second.lines]).toEqual(makeStatement(100n, movements).lines)
      }),
    )
  })
})
