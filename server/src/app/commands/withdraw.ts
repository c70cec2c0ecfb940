import { Refused } from '@xinghe/contract/refusal.ts'
import { siteMinute } from '@xinghe/rules/base/instant.ts'
import { fenToText } from '@xinghe/rules/base/money.ts'
import { listOpen, showWithdrawal } from '../../features/wallet/withdraw/inspect-withdrawals.ts'
import {
  approveWithdrawal,
  markPaid,
  refuseWithdrawal,
  startReview,
} from '../../features/wallet/withdraw/review-withdrawal.ts'
import type { Platform } from '../../platform/parts.ts'
import { commandActor, UsageFault, type Command } from './command.ts'

type Act = (platform: Platform, id: string, rest: string) => Promise<void>

const acts: Record<string, Act> = {
  review: (platform, id) => startReview(platform, { id, actor: commandActor }),
  approve: (platform, id) => approveWithdrawal(platform, { id, actor: commandActor }),
  paid: (platform, id, reference) => {
    if (reference === '') throw new UsageFault('paid takes the reference of the payment')
    return markPaid(platform, { id, actor: commandActor, reference })
  },
  refuse: (platform, id, reason) => {
    if (reason === '') throw new UsageFault('refuse takes a reason, which the member reads')
    return refuseWithdrawal(platform, { id, actor: commandActor, reason })
  },
}

const show = async (platform: Platform, id: string): Promise<string> => {
  const found = await showWithdrawal(platform, { id, actor: commandActor })
  if (found === null) throw new UsageFault(`there is no withdrawal "${id}"`)
  return Object.entries(found)
    .map(([name, value]) => `${name.padEnd(12)}${value}`)
    .join('\n')
}

/** A refusal in words that an operator understands. */
const explain = (id: string, word: string, error: unknown): Error => {
  if (!(error instanceof Refused)) return error instanceof Error ? error : new Error(String(error))
  if (error.refusal === 'not-found') return new UsageFault(`there is no withdrawal "${id}"`)
  if (error.refusal === 'order-ended')
    return new UsageFault(`${id} is ${String(error.detail['state'])}: ${word} changes nothing`)
  if (error.refusal === 'transfer-pending')
    return new UsageFault(`${id} is being paid right now and could not be stopped; try again later`)
  return error
}

export const withdrawCommands: Record<string, Command> = {
  withdrawals: {
    usage: 'withdrawals                      list those that wait for somebody',
    run: async (platform) => {
      const open = await listOpen(platform)
      if (open.length === 0) return 'none is open'
      return open
        .map(({ id, member, kind, card, amount, state, requestedAt }) =>
          [id, siteMinute(requestedAt), state, member, fenToText(amount), kind, card].join('  '),
        )
        .join('\n')
    },
  },
  withdrawal: {
    usage:
      'withdrawal ID                    show one, with the whole card number\n' +
      '  withdrawal ID review|approve     take it up; send the money\n' +
      '  withdrawal ID paid REFERENCE     it was paid by hand\n' +
      '  withdrawal ID refuse REASON      give the money back; the member reads the reason',
    run: async (platform, [id = '', word, ...rest]) => {
      if (id === '') throw new UsageFault('withdrawal takes an id; "withdrawals" lists them')
      if (word === undefined) return show(platform, id)
      const act = Object.hasOwn(acts, word) ? acts[word] : undefined
      if (act === undefined)
        throw new UsageFault('withdrawal ID takes review, approve, paid or refuse')
      await act(platform, id, rest.join(' ').trim()).catch((error: unknown) => {
        throw explain(id, word, error)
      })
      return show(platform, id)
    },
  },
}
