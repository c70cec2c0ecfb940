import type { Fen } from '@xinghe/rules/base/money.ts'
import { wholeStake, type StakeParts } from '@xinghe/rules/games/cards/stake-parts.ts'

/** Exact, because every stake on offer divides. */
export const amountOf = (stake: Fen, parts: StakeParts): Fen =>
  (stake * BigInt(parts)) / BigInt(wholeStake)
