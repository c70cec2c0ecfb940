import type { InputOf, OutputOf } from '@xinghe/contract/call.ts'
import type { RefusalName } from '@xinghe/contract/refusal.ts'
import { newWithdrawal } from '@xinghe/contract/wallet-withdraw.ts'
import { md5Hex } from '../../../platform/transport/md5-hex.ts'
import { keepInTab } from '../../../platform/api/request-keeper.ts'
import { useWrite, type Write } from '../../../platform/api/use-write.ts'
import { typedWithdrawal } from '../parts/stored-amount.ts'
import { isAboutPassword } from '../parts/withdrawal-password.ts'
import { refreshOrders } from './use-orders.ts'
import { refreshWithdrawPage } from './use-withdraw-page.ts'

type Input = InputOf<typeof newWithdrawal>

// Stored without its password: the digest of six digits is quickly reversed.
const unansweredWithdrawal = keepInTab(newWithdrawal, { secret: 'password' })

interface Outcomes {
  readonly onOrder: (order: OutputOf<typeof newWithdrawal>) => void
  readonly onRefused: (refusal: RefusalName) => void
  /** The id belongs to a request that succeeded with another password. */
  readonly onDoneBefore: () => void
}

export interface Requesting {
  readonly busy: boolean
  /** No second request until this one is settled. */
  readonly unanswered: Omit<Input, 'password'> | null
  /** True while the password of the unanswered request is in memory, which a reload ends. */
  readonly remembered: boolean
  /** Rejects with the refusal. `password` is what was typed; null where the site asks for none. */
  readonly send: (asked: Omit<Input, 'password'>, password: string | null) => Promise<void>
  /** Repeats the unanswered request; null sends the password in memory. */
  readonly askAgain: (password: string | null) => Promise<void>
  readonly giveUp: () => void
}

const passwordOf = async (typed: string | null): Promise<Pick<Input, 'password'>> =>
  typed === null ? {} : { password: await md5Hex(typed) }

/** Requests a withdrawal, once per intention. */
export const useRequest = ({ onOrder, onRefused, onDoneBefore }: Outcomes): Requesting => {
  const { busy, unanswered, send, askAgain, giveUp } = useWrite(newWithdrawal, {
    keeper: unansweredWithdrawal,
    refresh: () => void Promise.all([refreshWithdrawPage(), refreshOrders()]),
    // A wrong password says nothing about the first attempt, which stays open.
    leavesOpen: isAboutPassword,
  })

  const take = (outcome: Write<typeof newWithdrawal>['last'], repeated: boolean): void => {
    if (outcome?.kind === 'answered') {
      typedWithdrawal.write('')
      return onOrder(outcome.answer)
    }
    if (outcome?.kind !== 'refused') return
    const { refused } = outcome
    if (repeated && refused.refusal === 'request-id-reused') {
      typedWithdrawal.write('')
      return onDoneBefore()
    }
    if (!repeated || !isAboutPassword(refused)) onRefused(refused.refusal)
    throw refused
  }

  return {
    busy,
    unanswered,
    remembered: unanswered?.password !== undefined,
    send: async (asked, password) =>
      take(await send({ ...asked, ...(await passwordOf(password)) }), false),
    askAgain: async (password) => take(await askAgain(await passwordOf(password)), true),
    giveUp,
  }
}
