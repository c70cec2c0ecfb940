import type { Fen } from '../../base/money.ts'

/**
 * The stakes that a game takes, lowest first. They are chosen so that every payout is a whole number of
 * fen and nothing is ever rounded.
 */
export type StakeLadder = readonly Fen[]

const inFen = (yuan: readonly number[]): StakeLadder => yuan.map((amount) => BigInt(amount) * 100n)

/** Whole yuan: 二十一点 pays in halves of the stake, 牛牛 in twentieths. */
const wholeYuan = inFen([2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000])

export const blackjackStakes = wholeYuan
export const niuniuStakes = wholeYuan

/** Even yuan: a blind win pays 2.5 × 0.95 = 19/8 of the ante, which is 237.5 fen for 1 yuan. */
export const zhajinhuaStakes = inFen([2, 4, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000])
