import type { MemberId } from '@xinghe/rules/base/id.ts'

/** Chunks that are written in parallel: one is computed here while the database writes two others. */
export const parallelChunks = 3

/** All bets of a member are in one chunk, in their order: two chunks would wait for the same purse. */
export const splitByMember = <Bet extends { readonly memberId: MemberId }>(
  bets: readonly Bet[],
): Bet[][] => [
  ...Map.groupBy(
    bets,
    ({ memberId }) => (memberId.at(-1)?.charCodeAt(0) ?? 0) % parallelChunks,
  ).values(),
]
