import { useState } from 'react'
import type { InputOf } from '@xinghe/contract/call.ts'
import type { newWithdrawal } from '@xinghe/contract/wallet-withdraw.ts'
import type { CardKind } from '@xinghe/rules/wallet/card-limits.ts'
import { areTermsComplete } from '@xinghe/rules/wallet/withdrawal-terms.ts'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { holdOf } from '../cards/card-hold.ts'
import { useAmount, type AmountDraft } from './use-amount.ts'
import { coinsFor, networkOf, useCoinQuote, type CoinQuote } from './use-coin-quote.ts'
import type { MemberCard, WithdrawPage } from './use-withdraw-page.ts'
import { termsOf, usedToday, type Method } from './withdrawal-terms.ts'

export interface WithdrawDraft {
  readonly method: Method
  readonly choose: (kind: CardKind) => void
  readonly isComplete: boolean
  /** Of this method, the default first. */
  readonly cards: readonly MemberCard[]
  readonly card: MemberCard | undefined
  readonly chooseCard: (id: string) => void
  readonly amount: AmountDraft
  readonly coin: CoinQuote
  /** What arrives in coins; null for the other methods and without a rate. */
  readonly coins: string | null
  /** The request; null while a field is missing. */
  readonly asked: Omit<InputOf<typeof newWithdrawal>, 'password'> | null
}

/** Methods with a payout account come first. */
const firstMethod = (open: readonly Method[], cards: readonly MemberCard[]): Method | undefined =>
  open.find(({ kind }) => cards.some((card) => card.kind === kind)) ?? open[0]

/** The draft of a withdrawal; `open` are the methods that can be chosen, at least one. */
export const useDraft = (
  { methods, info, cards }: WithdrawPage,
  open: readonly [Method, ...Method[]],
): WithdrawDraft => {
  const language = useLanguage()
  const [kind, setKind] = useState<CardKind | null>(null)
  const [cardId, setCardId] = useState('')
  const method = open.find((one) => one.kind === kind) ?? firstMethod(open, cards) ?? open[0]
  const ofKind = cards
    .filter((card) => card.kind === method.kind)
    .toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault))
  const card =
    ofKind.find(({ id }) => id === cardId) ??
    ofKind.find((one) => holdOf(one) === null) ??
    ofKind[0]
  const terms = termsOf(method, methods)
  const amount = useAmount(info.balance, terms, usedToday(info))
  const coin = useCoinQuote(networkOf(method.kind))
  const { offer } = amount
  const quoteId = coin.quote?.quoteId
  return {
    method,
    choose: setKind,
    isComplete: areTermsComplete(terms),
    cards: ofKind,
    card,
    chooseCard: setCardId,
    amount,
    coin,
    coins: offer === null ? null : coinsFor(offer.paidOut, coin.quote),
    asked:
      offer === null || card === undefined
        ? null
        : {
            cardId: card.id,
            amount: offer.amount,
            language,
            ...(quoteId === undefined ? {} : { quoteId }),
          },
  }
}
