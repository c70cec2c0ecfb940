import { Refused } from '@xinghe/contract/refusal.ts'
import { siteMinute } from '@xinghe/rules/base/instant.ts'
import { fenToText } from '@xinghe/rules/base/money.ts'
import {
  listOpen,
  readState,
  showWithdrawal,
} from '../../features/wallet/withdraw/inspect-withdrawals.ts'
import {
  approveWithdrawal,
  markPaid,
  refuseWithdrawal,
  startReview,
} from '../../features/wallet/withdraw/review-withdrawal.ts'
import type { OperatorName } from '../../platform/operator/operator-name.ts'
import type { Platform } from '../../platform/parts.ts'
import { acts, reads, UsageFault, type Command, type Step } from './command.ts'
import { indented } from './printable.ts'

type Order = { readonly id: string; readonly actor: OperatorName }

/** Reads the words after the name of a step. */
const orders: Record<
  string,
  (rest: string) => (platform: Platform, order: Order) => Promise<void>
> = {
  review: () => startReview,
  approve: () => approveWithdrawal,
  paid: (reference) => {
    if (reference === '') throw new UsageFault('paid takes the reference of the payment')
    return (platform, order) => markPaid(platform, { ...order, reference })
  },
  refuse: (reason) => {
    if (reason === '') throw new UsageFault('refuse takes a reason, which the member reads')
    return (platform, order) => refuseWithdrawal(platform, { ...order, reason })
  },
}

const show = async (platform: Platform, { id, actor }: Order): Promise<string> => {
  const found = await showWithdrawal(platform, { id, actor })
  if (found === null) throw new UsageFault(`there is no withdrawal "${id}"`)
  return Object.entries(found)
    .map(([name, value]) => `${name.padEnd(12)}${indented(value)}`)
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
    usage: 'withdrawals                      list those that have not ended',
    parse: () =>
      reads(async (platform) => {
        const open = await listOpen(platform)
        if (open.length === 0) return 'none is open'
        return open
          .map(({ id, member, kind, card, amount, state, requestedAt }) =>
            [id, siteMinute(requestedAt), state, member, fenToText(amount), kind, card].join('  '),
          )
          .join('\n')
      }),
  },
  withdrawal: {
    usage:
      'withdrawal ID                    show one, with the whole card number\n' +
      '  withdrawal ID review|approve     take it up; send the money\n' +
      '  withdrawal ID paid REFERENCE     it was paid by hand\n' +
      '  withdrawal ID refuse REASON      give the money back; the member reads the reason',
    parse: ([id = '', word, ...rest]): Step => {
      if (id === '') throw new UsageFault('withdrawal takes an id; "withdrawals" lists them')
      if (word === undefined) return acts((platform, actor) => show(platform, { id, actor }))
      const order = Object.hasOwn(orders, word) ? orders[word] : undefined
      if (order === undefined)
        throw new UsageFault('withdrawal ID takes review, approve, paid or refuse')
      const takeIt = order(rest.join(' ').trim())
      return acts(async (platform, actor) => {
        await takeIt(platform, { id, actor }).catch((error: unknown) => {
          throw explain(id, word, error)
        })
        return `${id} is ${await readState(platform, id)}`
      })
    },
  },
}
