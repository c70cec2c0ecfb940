import { fenToCny } from '@xinghe/rules/base/money.ts'
import type { Text } from '../../../platform/i18n/use-text.ts'
import type { Fact } from './FactList.tsx'
import { withdrawText as words } from './messages.ts'
import type { WithdrawDraft } from './use-draft.ts'

const nothing = '—'

/** Amount, fee and credit. */
export const offerFacts = ({ amount, coin, coins }: WithdrawDraft, t: Text): Fact[] => {
  const { offer } = amount
  const money = (fen: bigint | undefined) => (
    <span className="font-num">{fen === undefined ? nothing : fenToCny(fen)}</span>
  )
  const free = offer !== null && offer.fee === 0n
  const facts: Fact[] = [
    { name: t(words.sumAmount), value: money(offer?.amount) },
    {
      name: t(words.sumFee),
      value: free ? <span className="text-success">{t(words.sumFeeNone)}</span> : money(offer?.fee),
    },
    { name: t(words.sumArrives), value: money(offer?.paidOut), strong: coin.network === null },
  ]
  if (coin.network === null) return facts
  const amountOfCoins = coins === null ? nothing : t(words.coinAmount, { coin: coins })
  return [...facts, { name: t(words.sumCoin), value: amountOfCoins, strong: true }]
}
