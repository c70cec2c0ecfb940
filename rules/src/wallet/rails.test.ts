import { describe, expect, it } from 'vitest'
import { isCoinRail, isRailName, railNames, rails } from './rails.ts'

describe('rails', () => {
  it('each lead to their waiting page', () => {
    expect(railNames.map((name) => [name, rails[name].waitRoute])).toEqual([
      ['bank', 'rechargeWait'],
      ['alipay', 'xnbskWait'],
      ['wechat', 'xnbskWait'],
      ['online', 'rechargeWait'],
      ['ewallet', 'transferWait'],
      ['usdt-trc20', 'virtualWait'],
      ['usdt-erc20', 'virtualWait'],
      ['huione', 'huiwangWait'],
    ])
  })

  it('know an order by its coin amount exactly where they count in coin', () => {
    for (const name of railNames) {
      expect(rails[name].mark === 'coin-amount').toBe(isCoinRail(name))
    }
    expect(railNames.filter(isCoinRail)).toEqual(['usdt-trc20', 'usdt-erc20'])
  })

  it('ship switched on but for huione', () => {
    expect(railNames.filter((name) => !rails[name].shipsOn)).toEqual(['huione'])
  })

  it.each(['', 'Bank', 'paypal', 'toString', '__proto__'])('do not include %j', (text) => {
    expect(isRailName(text)).toBe(false)
  })
})
