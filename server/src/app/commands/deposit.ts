import { siteMinute } from '@xinghe/rules/base/instant.ts'
import { fenFromTyped, fenToText, type Fen } from '@xinghe/rules/base/money.ts'
import { reviewVerdicts } from '@xinghe/rules/wallet/deposit-review.ts'
import { isRailName, railNames } from '@xinghe/rules/wallet/rails.ts'
import { adjustBalance, type BalanceChange } from '../../features/wallet/adjust-balance.ts'
import { describeDeposit, listInReview } from '../../features/wallet/deposit/describe-deposit.ts'
import { reviewDeposit } from '../../features/wallet/deposit/review-deposit.ts'
import { setRail } from '../../features/wallet/deposit/set-rail.ts'
import { acts, reads, UsageFault, type Command, type Step } from './command.ts'

const mostMultipleHundredths = 10_000

const readAmount = (text: string): Fen => {
  const amount = fenFromTyped(text)
  if (amount === null || amount === 0n)
    throw new UsageFault(`"${text}" is no amount; 100.00 is one`)
  return amount
}

/** `1.5` is 150 hundredths. */
const readMultiple = (text: string): number => {
  const hundredths = fenFromTyped(text)
  if (hundredths === null || hundredths > mostMultipleHundredths)
    throw new UsageFault(`"${text}" is no multiple; it goes from 0 to 100`)
  return Number(hundredths)
}

const change = (
  which: BalanceChange,
  [name = '', amount = '']: readonly string[],
  reason: readonly string[],
  multipleHundredths = 0,
): Step => {
  const asked = { name, change: which, amount: readAmount(amount), multipleHundredths }
  return acts((platform, actor) =>
    adjustBalance(platform, { ...asked, reason: reason.join(' '), actor }),
  )
}

export const depositCommands: Record<string, Command> = {
  deposits: {
    usage: 'deposits                         list the orders with a payment in review',
    parse: () =>
      reads(async (platform) => {
        const waiting = await listInReview(platform)
        if (waiting.length === 0) return 'none is in review'
        return waiting
          .map(({ id, madeAt, state, member, inReview, rail }) =>
            [id, siteMinute(madeAt), state, member, fenToText(inReview), rail].join('  '),
          )
          .join('\n')
      }),
  },
  deposit: {
    usage:
      'deposit ORDER [credit|reject REFERENCE REASON]\n                                   show an order, or decide on a payment in review',
    parse: ([orderId = '', word, reference = '', ...reason]) => {
      if (word === undefined) return reads((platform) => describeDeposit(platform, orderId))
      const verdict = reviewVerdicts.find((one) => one === word)
      if (verdict === undefined) throw new UsageFault('deposit takes credit or reject')
      const review = { orderId, reference, verdict, reason: reason.join(' ') }
      return acts((platform, actor) => reviewDeposit(platform, { ...review, actor }))
    },
  },
  rail: {
    usage: 'rail CODE open|close             offer a deposit rail or not',
    parse: ([code = '', state]) => {
      if (!isRailName(code)) throw new UsageFault(`the rails are ${railNames.join(', ')}`)
      if (state !== 'open' && state !== 'close') throw new UsageFault('rail takes open or close')
      return acts((platform, actor) => setRail(platform, code, state === 'open', actor))
    },
  },
  adjust: {
    usage:
      'adjust MEMBER +AMOUNT|-AMOUNT REASON\n                                   put right a balance; the member reads the reason',
    parse: ([name = '', signed = '', ...reason]) => {
      const sign = signed.charAt(0)
      if (sign !== '+' && sign !== '-') throw new UsageFault('the amount begins with + or -')
      const which = sign === '+' ? 'adjust-in' : 'adjust-out'
      return change(which, [name, signed.slice(1)], reason)
    },
  },
  award: {
    usage:
      'award MEMBER AMOUNT MULTIPLE REASON\n                                   give money that is to be bet MULTIPLE times first',
    parse: ([name = '', amount = '', multiple = '', ...reason]) =>
      change('award', [name, amount], reason, readMultiple(multiple)),
  },
  confiscate: {
    usage: 'confiscate MEMBER AMOUNT REASON  take money; the member reads the reason',
    parse: ([name = '', amount = '', ...reason]) => change('confiscate', [name, amount], reason),
  },
}
