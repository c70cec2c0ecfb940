import { describe, expect, it } from 'vitest'
import type { Odds } from '../base/odds.ts'
import type { Bet } from './bet.ts'
import { capWinnings } from './cap-winnings.ts'
import { combinationOf } from './combination.ts'
import { explainBet, type SettledLeg } from './explain.ts'
import { cashedOutText, explanationText } from './explain-text.ts'
import { outcomes, voided, type LegOutcome } from './outcome.ts'
import type { LegTerms } from './settle.ts'
import { settleBet } from './settle-bet.ts'

const handicap: LegTerms = {
  gameType: 'FT',
  play: 'R',
  side: 'H',
  line: -3,
  scoreAtBet: null,
  drawOffered: true,
  goalNumber: null,
}
const legOf = (
  outcome: LegOutcome | null,
  terms: Partial<LegTerms> = {},
  score = '2-1',
): SettledLeg => {
  const [home = 0, away = 0] = score.split('-').map(Number)
  return {
    terms: { ...handicap, ...terms },
    outcome,
    score: outcome?.reason === null ? { home, away } : null,
  }
}
const single = (odds: Odds, stake = 10_000n): Bet => ({ kind: 'single', stake, odds })
const combined = (code: string, prices: readonly number[]): Bet => {
  const combination = combinationOf(code, prices.length)
  if (combination === null) throw new Error(`no combination ${code}`)
  const odds = prices.map((shown): Odds => ({ type: 'E', shown }))
  return { kind: 'combination', unitStake: 10_000n, combination, odds }
}

const sentence = (bet: Bet, legs: readonly SettledLeg[], cap = 10n ** 15n): string => {
  const settled = settleBet(
    bet,
    legs.map(({ outcome }) => outcome),
  )
  if (settled === null) throw new Error('the bet is open')
  return explanationText(explainBet(bet, legs, capWinnings(settled, cap, 0n)))
}

const hongKong: Odds = { type: 'H', shown: 95 }

describe('the sentence of a settled bet', () => {
  it.each<[string, Bet, SettledLeg[]]>([
    [
      '全场让球 主队 -0.5 / 1，赛果2-1，赢一半：盈利100.00 ÷ 2 × 0.95 = 47.50元。',
      single(hongKong),
      [legOf(outcomes.LW)],
    ],
    [
      '全场让球 客队 0.5 / 1，赛果2-1，输一半：亏损100.00 ÷ 2 = 50.00元，其余退还。',
      single(hongKong),
      [legOf(outcomes.LL, { side: 'C' })],
    ],
    [
      '全场让球 主队 -0.5，赛果2-0（投注时1-0，只计其后进球），赢：盈利100.00 × 0.95 = 95.00元。',
      single(hongKong),
      [legOf(outcomes.W, { play: 'RE', line: -2, scoreAtBet: { home: 1, away: 0 } }, '2-0')],
    ],
    [
      '半场大小 大 1，赛果1-0，走盘：退还本金100.00元。',
      single(hongKong),
      [legOf(outcomes.P, { play: 'HOU', side: 'O', line: 4 }, '1-0')],
    ],
    [
      '全场独赢 和局，赛果2-1，输：亏损本金100.00元。',
      single({ type: 'E', shown: 320 }),
      [legOf(outcomes.L, { play: 'M', side: 'N', line: null })],
    ],
    [
      '全场让球 主队 -0.5 / 1，赛果2-0，赢：赔率-0.86赢得投注额，盈利100.00元。',
      single({ type: 'M', shown: -86 }),
      [legOf(outcomes.W, {}, '2-0')],
    ],
    [
      '半场/全场 客队/和局，赛果1-1，赢：盈利33.33 × (3.45 - 1) ≈ 81.66元。',
      single({ type: 'E', shown: 345 }, 3_333n),
      [legOf(outcomes.W, { play: 'F', side: 'CN', line: null }, '1-1')],
    ],
    [
      '全场下一球（第2球） 无进球，赛果1-0，赢：盈利100.00 × (4.00 - 1) = 300.00元。',
      single({ type: 'E', shown: 400 }),
      [legOf(outcomes.W, { play: 'NG', side: 'N', line: null, goalNumber: 2 }, '1-0')],
    ],
    [
      '全场让球 主队 -0.5 / 1，注单取消（赛事延期）：退还本金86.00元。',
      single({ type: 'M', shown: -86 }),
      [legOf(voided('postponed'))],
    ],
    [
      '全场总入球 7球或以上，赛果4-3，赢；全场单双 单，赛果4-3，赢：2串1：100.00 × 9 × 1.9 = 1710.00元，扣除本金100.00元，盈利1610.00元。',
      combined('2x1', [900, 190]),
      [
        legOf(outcomes.W, { play: 'T', side: '7+', line: null }, '4-3'),
        legOf(outcomes.W, { play: 'EO', side: 'odd', line: null }, '4-3'),
      ],
    ],
    [
      '全场让球 主队 -0.5 / 1，赛果2-1，赢一半；全场让分 主队 -0.5 / 1，赛果2-1，输：2串3：3注 × 100.00元，各项系数1.45、0，返还合计145.00元，扣除本金300.00元，亏损155.00元。',
      combined('2x3', [190, 190]),
      [legOf(outcomes.LW), legOf(outcomes.L, { gameType: 'BK' })],
    ],
    [
      '全场让球 主队 -0.5 / 1，赛果0-1，输；全场让球 主队 -0.5 / 1，未完场，不影响结果：2串1：100.00 × 0 = 0.00元，扣除本金100.00元，亏损100.00元。',
      combined('2x1', [190, 190]),
      [legOf(outcomes.L, {}, '0-1'), legOf(null)],
    ],
  ])('reads %s', (text, bet, legs) => {
    expect(sentence(bet, legs)).toBe(text)
  })

  it('shares a dead heat and names the champion', () => {
    const bet = single({ type: 'E', shown: 420 }, 100_000n)
    const leg: SettledLeg = {
      terms: { ...handicap, play: 'FS', side: 'run_7', line: null },
      outcome: { ...outcomes.W, winners: 2 },
      score: null,
    }
    const settled = settleBet(bet, [leg.outcome])
    if (settled === null) throw new Error('the bet is open')
    const explained = explainBet(bet, [leg], { ...settled, cut: 0n })
    expect(explanationText(explained, ['江城竞技'])).toBe(
      '冠军 江城竞技，2名并列：盈利1000.00 ÷ 2 × (4.20 - 1) = 1600.00元。',
    )
  })

  it.each([
    ['BK', 'Q1R', '第1节让分'],
    ['TN', 'Q2R', '第2盘让局'],
    ['TN', 'R', '全场让盘'],
    ['VB', 'Q3R', '第3局让分'],
    ['VB', 'PTR', '全场总得分让分'],
    ['FT', 'CNR', '全场角球让球'],
  ] as const)('names %s %s as %s', (gameType, play, name) => {
    expect(sentence(single(hongKong), [legOf(outcomes.W, { gameType, play })])).toContain(name)
  })

  it('names the amount lost to the cap', () => {
    expect(sentence(single(hongKong), [legOf(outcomes.W)], 5_000n)).toContain(
      '盈利100.00 × 0.95 = 95.00元；超出当日最高派彩的45.00元不予派发，实际盈利50.00元。',
    )
  })

  it('names the part that was cashed out, and the whole bet by its sums', () => {
    const bet = single(hongKong)
    const settled = settleBet(bet, [outcomes.W])
    if (settled === null) throw new Error('the bet is open')
    const cashed = { risk: 5_000n, value: 4_100n }
    const explained = explainBet(bet, [legOf(outcomes.W)], { ...settled, cut: 0n }, cashed)
    expect(explanationText(explained)).toContain(
      '= 95.00元；另有本金50.00元已提前兑现，得41.00元。',
    )
    const sums = [4_100n, 5_000n, 6_200n].map((value) => cashedOutText({ risk: 5_000n, value }))
    expect(sums.map((text) => text.split('，').at(-1))).toEqual([
      '亏损9.00元。',
      '不输不赢。',
      '盈利12.00元。',
    ])
  })

  it('marks a sum that was rounded', () => {
    expect(sentence(single(hongKong, 3_333n), [legOf(outcomes.LL)])).toContain(
      '33.33 ÷ 2 ≈ 16.66元',
    )
  })
})
