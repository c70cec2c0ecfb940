import type { TableTopic } from '@xinghe/contract/games-shared.ts'
import type { TableCode } from '@xinghe/rules/games/tables/table-game.ts'
import { useEffect, useState } from 'react'
import { serverNow } from '../../../../platform/site/clock.ts'
import type { ShownDraw } from '../../round/use-table.ts'
import { momentOf, type Moment } from './table-phase.ts'

export const wantsStillness = (): boolean =>
  globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false

/** The phase by the server's clock; it changes by itself when its time is over. */
export const useMoment = (
  code: TableCode,
  round: TableTopic['round'],
  draw: ShownDraw | null,
): Moment => {
  const [, setTurn] = useState(0)
  const moment = momentOf({ code, round, draw, isStill: wantsStillness() }, serverNow())
  const { until } = moment
  useEffect(() => {
    if (until === null) return undefined
    const timer = setTimeout(
      () => setTurn((turn) => turn + 1),
      Math.max(0, until - serverNow()) + 5,
    )
    return () => clearTimeout(timer)
  }, [until])
  return moment
}
