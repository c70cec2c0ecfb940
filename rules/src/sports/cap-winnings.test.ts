import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { capFen, capKindOf, capWinnings } from './cap-winnings.ts'
import type { Settlement } from './settle-bet.ts'

const won = (net: bigint): Settlement => ({ result: 'W', risk: 1_000n, payout: 1_000n + net, net })

describe('capWinnings', () => {
  it('pays winnings up to the rest of the cap, plus the stake', () => {
    expect(capWinnings(won(500n), 2_000n, 0n)).toMatchObject({ net: 500n, cut: 0n })
    expect(capWinnings(won(500n), 2_000n, 1_700n)).toMatchObject({
      payout: 1_300n,
      net: 300n,
      cut: 200n,
    })
    expect(capWinnings(won(500n), 2_000n, 9_000n)).toMatchObject({ payout: 1_000n, net: 0n })
  })

  it('leaves losses and pushes alone on a day that is used up', () => {
    const lost: Settlement = { result: 'L', risk: 1_000n, payout: 0n, net: -1_000n }
    expect(capWinnings(lost, 2_000n, 2_000n)).toEqual({ ...lost, cut: 0n })
    expect(capWinnings(won(0n), 2_000n, 2_000n)).toEqual({ ...won(0n), cut: 0n })
  })

  it('never pays more than the cap in a day, in whatever order bets are settled', () => {
    const nets = fc.array(fc.bigInt({ min: -1_000n, max: 10_000n }), { maxLength: 20 })
    fc.assert(
      fc.property(nets, fc.bigInt({ min: 0n, max: 20_000n }), (results, cap) => {
        let paid = 0n
        for (const net of results) {
          const settled = capWinnings(won(net), cap, paid)
          expect(settled.net + settled.cut).toBe(net)
          if (settled.net > 0n) paid += settled.net
        }
        expect(paid).toBeLessThanOrEqual(cap)
      }),
    )
  })
})

it('converts dollars into fen at the rate stored with the bet', () => {
  expect(capFen('FT', 71_234)).toBe(1_068_510_000n)
  expect(capFen('new-market', 70_000)).toBe(17_500_000n)
})

it('takes the kind with the lowest cap, the first of equals', () => {
  expect(capKindOf(['FT', 'TN', 'BK'])).toBe('TN')
  expect(capKindOf(['BK', 'FT'])).toBe('BK')
  expect(capKindOf(['FT', 'new-market'])).toBe('new-market')
  expect(() => capKindOf([])).toThrow('at least one leg')
})
