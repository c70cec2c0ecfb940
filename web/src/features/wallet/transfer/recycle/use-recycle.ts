import type { OutputOf } from '@xinghe/contract/call.ts'
import { recycle } from '@xinghe/contract/lobby-venues.ts'
import { keepInTab } from '../../../../platform/api/request-keeper.ts'
import { useWrite } from '../../../../platform/api/use-write.ts'
import { refreshMoney } from '../../venues/use-venues.ts'

export type RecycleAnswer = OutputOf<typeof recycle>

export interface Recycling {
  readonly busy: boolean
  readonly answer: RecycleAnswer | null
  /** Why it was refused; empty without a fault. */
  readonly fault: string
  /** Sent without an answer: the next press repeats the request. */
  readonly unanswered: boolean
  readonly start: () => void
  readonly clear: () => void
  /** Stops asking; a new request moves only what is in the venues then. */
  readonly giveUp: () => void
}

const unansweredRecycle = keepInTab(recycle)

/** Brings all balances back to the centre; an unanswered request is repeated under its id. */
export const useRecycle = (): Recycling => {
  const write = useWrite(recycle, { keeper: unansweredRecycle, refresh: refreshMoney })
  const { busy, fault, last, clear, giveUp } = write
  return {
    busy,
    fault,
    clear,
    giveUp,
    answer: last?.kind === 'answered' ? last.answer : null,
    unanswered: write.unanswered !== null,
    // Another part of the page may have an unanswered request: it is the same intention.
    start: () => void (unansweredRecycle.unanswered() === null ? write.send({}) : write.askAgain()),
  }
}
