import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { takenByQuitting } from './quit.ts'

describe('quitting a bonus', () => {
  it.each([
    ['untouched', 690_00n, 190_00n, 0n, 190_00n],
    ['after a win', 990_00n, 190_00n, 300_00n, 490_00n],
    ['after a loss', 490_00n, 190_00n, -200_00n, 190_00n],
    ['with less left than the award', 90_00n, 190_00n, -600_00n, 90_00n],
    ['with nothing left', 0n, 190_00n, -690_00n, 0n],
  ])('%s takes of %s fen, for %s and net %s: %s', (_, centre, award, net, taken) => {
    expect(takenByQuitting(centre, award, net)).toBe(taken)
  })

  it('leaves the deposit less its losses, and never more', () => {
    const money = fc.bigInt(0n, 10_000_00n)
    fc.assert(
      fc.property(money, money, fc.bigInt(-20_000_00n, 20_000_00n), (deposit, award, net) => {
        const centre = deposit + award + net
        fc.pre(centre >= 0n)
        const left = centre - takenByQuitting(centre, award, net)
        const own = net < 0n ? deposit + net : deposit
        expect(left).toBe(own > 0n ? own : 0n)
      }),
    )
  })
})
