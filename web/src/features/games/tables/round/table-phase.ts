import type { TableTopic } from '@xinghe/contract/games-shared.ts'
import { later, type Instant } from '@xinghe/rules/base/instant.ts'
import type { TableCode } from '@xinghe/rules/games/tables/table-game.ts'
import { tableOf } from '@xinghe/rules/games/tables/tables.ts'
import type { ShownDraw } from '../../round/use-table.ts'
import { revealTimes } from './reveal-times.ts'

export type TablePhase = 'betting' | 'closing' | 'dealing' | 'result' | 'void' | 'waiting'

export interface Moment {
  readonly phase: TablePhase
  /** When the phase ends by the clock; null where nothing is certain. */
  readonly until: Instant | null
}

interface Standing {
  readonly code: TableCode
  readonly round: TableTopic['round']
  /** The newest draw. */
  readonly draw: ShownDraw | null
  /** Without motion a draw is told at once. */
  readonly isStill: boolean
}

/** The phase of a table at an instant of the server's clock. */
export const momentOf = ({ code, round, draw, isStill }: Standing, now: Instant): Moment => {
  if (round?.state === 'betting' && now < round.closesAt)
    return { phase: 'betting', until: round.closesAt }
  if (draw !== null) {
    const told = later(draw.drawsAt, isStill ? 0 : revealTimes(code, draw.numbers).endMs)
    if (now < told) return { phase: 'dealing', until: told }
  }
  if (round?.state === 'void') return { phase: 'void', until: null }
  if (round?.state === 'betting' || round?.state === 'closed')
    return { phase: 'closing', until: now < round.drawsAt ? round.drawsAt : null }
  if (draw !== null) {
    const { everySeconds, drawSeconds } = tableOf(code)
    const nextOpens = later(draw.drawsAt, (everySeconds - drawSeconds) * 1_000)
    if (now < nextOpens) return { phase: 'result', until: nextOpens }
  }
  return { phase: 'waiting', until: null }
}
