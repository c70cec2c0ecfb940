import { describe, expect, it } from 'vitest'
import { seededRng } from '../../base/rng.ts'
import { blackjack } from '../cards/blackjack/blackjack.ts'
import type { BlackjackState, PlayerHand } from '../cards/blackjack/state.ts'
import type { ShotState } from '../fishing/shoot.ts'
import { niuniu } from '../cards/niuniu/niuniu.ts'
import { zhajinhua } from '../cards/zhajinhua/zhajinhua.ts'
import { drawRound, tellRound, type SlotRound } from '../slots/round.ts'
import { machines } from '../slots/machines/machines.ts'
import type { SlotCode } from '../slots/machines/machine.ts'
import { explainRound } from '../round-text.ts'
import { roundDetail } from './round-detail.ts'

const detail = (game: string, view: unknown): string | null =>
  roundDetail({ game, version: 1, choice: null, outcome: { view }, explanation: null })

/** The first round from these seeds that is as wanted. */
const findRound = (code: SlotCode, wanted: (round: SlotRound) => boolean) => {
  for (let seed = 1; seed < 20_000; seed += 1) {
    const draws = drawRound(machines[code], seededRng(seed))
    const round = tellRound(machines[code], draws)
    if (wanted(round)) return { draws, round }
  }
  throw new Error('no such round')
}

describe('a spin', () => {
  it('names its winning line', () => {
    const { draws } = findRound('KOI', ({ base }) => base.wins.length === 1)
    expect(detail('KOI', draws)).toMatch(/^第 \d+ 线[一-龥]{2}×[345]中奖$/)
  })

  it('names the two best lines of many and counts them', () => {
    const { draws, round } = findRound('KOI', ({ base }) => base.wins.length > 2)
    expect(detail('KOI', draws)).toMatch(
      new RegExp(`^第 \\d+ 线.+、第 \\d+ 线.+等 ${round.base.wins.length} 条线中奖`),
    )
  })

  it('counts the ways where ways pay', () => {
    const { draws, round } = findRound('DRG', ({ base }) => base.wins.length === 1)
    expect(detail('DRG', draws)).toContain(`（${round.base.wins[0]?.ways} 路）中奖`)
  })

  it('tells its free spins', () => {
    const { draws } = findRound('KOI', ({ freeSpins }) => freeSpins.length === 10)
    expect(detail('KOI', draws)).toMatch(/触发 10 次免费旋转（赢 [\d.]+ 倍）$/)
  })

  it('has no detail without a win', () => {
    const { draws } = findRound('GEM', ({ pay }) => pay === 0)
    expect(detail('GEM', draws)).toBeNull()
  })
})

const spades = (...ranks: number[]): number[] => ranks.map((rank) => 39 + rank - 1)
const hand = (...ranks: number[]): PlayerHand => ({
  cards: spades(...ranks),
  doubled: false,
  surrendered: false,
  done: true,
})
const over = (hands: readonly PlayerHand[], dealer: readonly number[], insured = false) =>
  blackjack.view({ phase: 'over', dealer, hands, insured } satisfies BlackjackState)

describe('a hand', () => {
  it('of 二十一点 tells both hands, their points and the result', () => {
    expect(detail('BJ', over([hand(13, 9)], spades(10, 8)))).toBe(
      '你的牌 ♠K ♠9（19 点）赢，庄家 ♠10 ♠8（18 点）',
    )
  })

  it('of 二十一点 tells each hand of a split, and the insurance', () => {
    expect(detail('BJ', over([hand(8, 10), hand(8, 9, 9)], spades(1, 9), true))).toBe(
      '第 1 手 ♠8 ♠10（18 点）输，第 2 手 ♠8 ♠9 ♠9（26 点）爆牌，庄家 ♠A ♠9（20 点），保险未中',
    )
  })

  it('of 牛牛 tells both classes and what changed hands', () => {
    const view = niuniu.view({
      mode: 'multiplied',
      member: [9, 22, 35, 6, 0],
      dealer: spades(2, 3, 4, 6, 13),
      others: [],
    })
    expect(detail('NN', view)).toBe(
      '你的牌 ♦10 ♣10 ♥10 ♦7 ♦A（牛八），庄家 ♠2 ♠3 ♠4 ♠6 ♠K（牛五），你赢 2 倍',
    )
  })

  it('of 炸金花 tells the result against each opponent', () => {
    const state = {
      member: spades(2, 3, 4),
      opponents: [
        [0, 13, 11],
        [1, 16, 31],
      ],
    }
    expect(detail('ZJH', zhajinhua.view({ ...state, stage: 'called' }))).toBe(
      '你的牌 ♠2 ♠3 ♠4（顺金）跟注，赢对手 1（对子），对手 2 弃牌',
    )
    expect(detail('ZJH', zhajinhua.view({ ...state, stage: 'folded' }))).toBe(
      '你的牌 ♠2 ♠3 ♠4（顺金），你已弃牌',
    )
  })

  it('is lost without talk of prizes', () => {
    const lost = { game: 'BJ', state: 'settled', risk: 1_000n, payout: 0n, poolWin: 0n } as const
    expect(explainRound(lost, detail('BJ', over([hand(13, 9)], spades(10, 10))))).toBe(
      '二十一点：投注 ¥10，你的牌 ♠K ♠9（19 点）输，庄家 ♠10 ♠10（20 点），净输 ¥10。',
    )
  })
})

describe('a call to shoot', () => {
  it('names what was caught, what got away, and what was free', () => {
    const hit = { fish: 's1.0', bullet: 100, void: null, multiple: 0 } as const
    const view: ShotState = {
      room: '1',
      hits: [
        { ...hit, kind: 'turtle', multiple: 25 },
        { ...hit, kind: 'clown' },
        { ...hit, kind: 'shark', void: 'taken' },
      ],
    }
    const round = { game: 'FISH', state: 'settled', risk: 200n, poolWin: 0n } as const
    expect(explainRound({ ...round, payout: 2_500n }, detail('FISH', view))).toBe(
      '星河捕鱼：投注 ¥2，捕获海龟（25 倍），小丑鱼逃脱，大白鲨未计费，派彩 ¥25，净赢 ¥23。',
    )
    const away = { ...view, hits: view.hits.slice(1, 2) }
    expect(explainRound({ ...round, risk: 100n, payout: 0n }, detail('FISH', away))).toBe(
      '星河捕鱼：投注 ¥1，小丑鱼逃脱，净输 ¥1。',
    )
  })
})

describe('a bet on a draw', () => {
  const bet = {
    game: 'K3',
    version: 1,
    choice: { play: 'size', pick: 'big', price: 195 },
    outcome: null,
    explanation: null,
  }

  it('names what it is on, and the draw once that has fallen', () => {
    expect(roundDetail(bet)).toBe('大小 大')
    expect(roundDetail({ ...bet, explanation: '第20261116-481期 开奖 6 5 4' })).toBe(
      '大小 大，第20261116-481期 开奖 6 5 4',
    )
  })
})

it('says nothing about rules that it does not know', () => {
  const view = over([hand(13, 9)], spades(10, 8))
  expect(
    roundDetail({ game: 'BJ', version: 2, choice: null, outcome: { view }, explanation: null }),
  ).toBeNull()
})
