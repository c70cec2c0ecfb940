import type { OutputOf } from '@xinghe/contract/call.ts'
import type { lotteryChain, LotteryDraw } from '@xinghe/contract/games-lottery.ts'
import type { LotteryCode } from '@xinghe/rules/games/lottery/lottery.ts'
import type { DrawProof } from '@xinghe/rules/games/verify/verify-draw.ts'

export type ChainStart = OutputOf<typeof lotteryChain>['chains'][number]

/** A draw with the chain that was published before it; null while the chain has no salt. */
export const drawProofOf = (
  table: LotteryCode,
  { link, seed, numbers }: LotteryDraw,
  { start, salt }: ChainStart,
): DrawProof | null => (salt === null ? null : { table, link, seed, salt, start, numbers })
