import type { Fen } from '@xinghe/rules/base/money.ts'

export const shareMax = 1_000

/** In thousandths: money is too large for a number, a share is not. */
export const shareOf = (done: Fen, asked: Fen): number => {
  if (asked <= 0n || done >= asked) return shareMax
  return done <= 0n ? 0 : Number((done * BigInt(shareMax)) / asked)
}
