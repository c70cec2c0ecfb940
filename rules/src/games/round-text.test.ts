import { expect, it } from 'vitest'
import { explainRound } from './round-text.ts'

const round = { game: 'KOI', state: 'settled', risk: 1_000n, payout: 2_500n, poolWin: 0n } as const

it.each([
  [round, '锦鲤跃门：投注 ¥10，派彩 ¥25，净赢 ¥15。'],
  [{ ...round, payout: 0n }, '锦鲤跃门：投注 ¥10，未中奖，净输 ¥10。'],
  [{ ...round, payout: 450n }, '锦鲤跃门：投注 ¥10，派彩 ¥4.50，净输 ¥5.50。'],
  [{ ...round, payout: 1_000n }, '锦鲤跃门：投注 ¥10，派彩 ¥10，不输不赢。'],
  [
    { ...round, payout: 12_500n, poolWin: 10_000n },
    '锦鲤跃门：投注 ¥10，派彩 ¥125，净赢 ¥115，其中奖池 ¥100。',
  ],
  [{ ...round, state: 'open', payout: null }, '锦鲤跃门：投注 ¥10，本局尚未结束。'],
  [{ ...round, state: 'void', payout: 1_000n }, '锦鲤跃门：投注 ¥10，本局作废，已退回。'],
] as const)('says how a round ended', (told, text) => {
  expect(explainRound(told)).toBe(text)
})

it('takes the detail of the game in', () => {
  expect(explainRound(round, '触发 10 次免费旋转')).toBe(
    '锦鲤跃门：投注 ¥10，触发 10 次免费旋转，派彩 ¥25，净赢 ¥15。',
  )
})
