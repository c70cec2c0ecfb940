import type { MemberId } from '@xinghe/rules/base/id.ts'
import { openTermsCache } from '../../../ledger/play/terms-cache.ts'
import type { Platform } from '../../../platform/parts.ts'
import type { Book } from '../book/book.ts'
import { openDeadlineLoop, type DeadlineLog, type Due } from '../confirm/deadline-loop.ts'
import { cashOut, type AnsweredCashOut } from './cash-out.ts'
import { cashOutNumberOf, type CashOutRow, type WantedCashOut } from './cash-out-row.ts'
import { decideCashOuts } from './decide-cash-outs.ts'
import { findOverdue } from './store-cash-out.ts'

/** Cashes out bets, and decides the confirming cash outs when their countdown is over. */
export interface Cashing {
  cashOut(memberId: MemberId, wanted: WantedCashOut): Promise<AnsweredCashOut>
  /** Decides every cash out whose countdown is over. A timer does it too. */
  decideDue(): Promise<void>
  close(): Promise<void>
}

const dueOf = ({ id, state, deadline }: CashOutRow): Due[] =>
  state === 'confirming' && deadline !== null ? [{ number: cashOutNumberOf(id), deadline }] : []

export const openCashing = (
  platform: Pick<Platform, 'sql' | 'clock' | 'settings'>,
  book: Book,
  log: DeadlineLog,
): Cashing => {
  const { sql, clock } = platform
  const parts = { platform, book, terms: openTermsCache() }
  const loop = openDeadlineLoop(
    {
      name: 'cash outs',
      decide: async (numbers) => (await decideCashOuts(parts, numbers)).flatMap(dueOf),
      findOverdue: (before, most) => findOverdue(sql, before, most),
    },
    book,
    clock,
    log,
  )
  return {
    async cashOut(memberId, wanted) {
      const answered = await cashOut(parts, memberId, wanted)
      loop.watch(dueOf(answered.cashOut))
      return answered
    },
    decideDue: () => loop.decideDue(),
    close: () => loop.close(),
  }
}
