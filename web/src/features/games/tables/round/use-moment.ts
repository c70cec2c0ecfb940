import type { TableTopic } from '@xinghe/contract/games-shared.ts'
import type { TableCode } from '@xinghe/rules/games/tables/table-game.ts'
import { serverNow } from '../../../../platform/site/clock.ts'
import type { ShownDraw } from '../../round/use-table.ts'
import { momentOf, type Moment } from './table-phase.ts'
import { useRenderAt } from './use-render-at.ts'

export const wantsStillness = (): boolean =>
  globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false

/** The phase by the server's clock; it changes by itself when its time is over. */
export const useMoment = (
  code: TableCode,
  round: TableTopic['round'],
  draw: ShownDraw | null,
): Moment => {
  const moment = momentOf({ code, round, draw, isStill: wantsStillness() }, serverNow())
  useRenderAt(moment.until)
  return moment
}
