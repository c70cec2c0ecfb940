import { linkBefore } from '@xinghe/rules/games/fair/chain.ts'
import { sharedStream } from '@xinghe/rules/games/fair/shared-stream.ts'
import { lotteryOf } from '@xinghe/rules/games/lottery/lotteries.ts'
import type { LotteryCode } from '@xinghe/rules/games/lottery/lottery.ts'
import { sameNumbers } from '@xinghe/rules/games/lottery/play.ts'

interface Draw {
  readonly link: number
  readonly seed: string
  readonly numbers: readonly number[]
}
interface Chain {
  readonly start: string
  readonly salt: string | null
}

/** Links hashed before the page may draw again. */
const together = 2_000

/** Hashes the seed down to the published start, and draws the numbers again. */
export const verifyDraw = async (
  table: LotteryCode,
  { start, salt }: Chain,
  { link, seed, numbers }: Draw,
): Promise<boolean> => {
  let [at, left] = [seed, link]
  while (left > 0) {
    const steps = Math.min(left, together)
    at = linkBefore(at, steps)
    left -= steps
    await new Promise((resolve) => setTimeout(resolve))
  }
  if (at !== start || salt === null) return false
  const drawn = lotteryOf(table).draw(sharedStream({ seed, salt, table, round: link }))
  return sameNumbers(drawn, numbers)
}
