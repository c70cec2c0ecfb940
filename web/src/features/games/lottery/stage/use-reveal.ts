import type { LotteryCode } from '@xinghe/rules/games/lottery/lottery.ts'
import { useEffect, useState } from 'react'
import type { ShownDraw } from '../../round/use-table.ts'

/** How long a draw falls; nothing else on the page tells it before. */
export const fallMs: Readonly<Record<LotteryCode, number>> = {
  K3: 1_500,
  SSC: 2_200,
  PK10: 5_200,
  LHC: 3_400,
}

const wantsStillness = (): boolean =>
  globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false

export interface Reveal {
  /** Draws that may be shown everywhere. */
  readonly shown: readonly ShownDraw[]
  /** The draw that is falling now. */
  readonly falling: ShownDraw | null
}

/** Holds a draw back from lists, trends and winnings while the stage shows how it falls. */
export const useReveal = (code: LotteryCode, draws: readonly ShownDraw[]): Reveal => {
  const newest = draws[0] ?? null
  // What was drawn before the page opened falls for nobody.
  const [seenId, setSeenId] = useState(newest?.id ?? null)
  const isNew = newest !== null && seenId !== null && newest.id !== seenId
  const newestId = newest?.id ?? null
  useEffect(() => {
    if (newestId === null || newestId === seenId) return undefined
    const ms = seenId === null || wantsStillness() ? 0 : fallMs[code]
    const timer = setTimeout(() => setSeenId(newestId), ms)
    return () => clearTimeout(timer)
  }, [code, newestId, seenId])
  return isNew ? { shown: draws.slice(1), falling: newest } : { shown: draws, falling: null }
}
