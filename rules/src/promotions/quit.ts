import type { Fen } from '../base/money.ts'

/**
 * 退出: takes the award and what was won since, and never the deposit. `centre` is all money of the member
 * with nothing left in a venue; what was lost is not owed.
 */
export const takenByQuitting = (centre: Fen, award: Fen, netSinceGrant: Fen): Fen => {
  const owed = netSinceGrant > 0n ? award + netSinceGrant : award
  return centre < owed ? centre : owed
}
