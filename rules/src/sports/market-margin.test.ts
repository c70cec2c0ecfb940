import { describe, expect, it } from 'vitest'
import { hkPrice } from '../base/odds.ts'
import type { MatchGameType } from './game-types.ts'
import { keepsMargin } from './market-margin.ts'
import type { PlayCode } from './plays.ts'

const keeps = (gameType: MatchGameType, play: PlayCode, prices: Readonly<Record<string, number>>) =>
  keepsMargin(
    gameType,
    play,
    new Map(Object.entries(prices).map(([side, hk]) => [side, hkPrice(hk)])),
  )

describe('the prices of a market', () => {
  it('keep a margin where every outcome together pays less than is staked', () => {
    expect(keeps('FT', 'R', { H: 95, C: 95 })).toBe(true)
    expect(keeps('FT', 'M', { H: 110, N: 230, C: 260 })).toBe(true)
    expect(keeps('BK', 'M', { H: 80, C: 100 })).toBe(true)
  })

  it('keep none where a bettor can take all sides and win', () => {
    expect(keeps('FT', 'R', { H: 100, C: 101 })).toBe(false)
    expect(keeps('FT', 'M', { H: 200, N: 230, C: 260 })).toBe(false)
    expect(keeps('BK', 'M', { H: 120, C: 100 })).toBe(false)
    expect(keeps('FT', 'BTS', { yes: 150, no: 90 })).toBe(false)
  })

  it('keep none on a line where the choice of odds types can take it', () => {
    // 0.6 % in Hong Kong prices are needed; the same prices are enough where only E is shown.
    expect(keeps('FT', 'OU', { O: 345, U: 28 })).toBe(false)
    expect(keeps('FT', 'BTS', { yes: 345, no: 28 })).toBe(true)
  })

  it('are not judged while a side has none', () => {
    expect(keeps('FT', 'M', { H: 300, C: 260 })).toBe(true)
    expect(keeps('FT', 'R', { H: 300 })).toBe(true)
    expect(keeps('FT', 'PD', { '1-0': 900, '0-0': 900 })).toBe(true)
  })
})
