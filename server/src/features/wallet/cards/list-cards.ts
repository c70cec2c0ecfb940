import type { InputOf, OutputOf } from '@xinghe/contract/call.ts'
import type * as calls from '@xinghe/contract/wallet-cards.ts'
import { cardKinds, cardsPerKind, type CardKind } from '@xinghe/rules/wallet/card-limits.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import type { Platform } from '../../../platform/parts.ts'
import { readIdentity } from '../member/store-identity.ts'
import * as store from './store.ts'

type CardView = OutputOf<typeof calls.memberCards>[number]

export const cardView = ({ addedAt, ...card }: store.CardRow): CardView => ({
  ...card,
  madeAt: addedAt,
})

export const listCards = async (
  { sql }: Pick<Platform, 'sql'>,
  { language = 'zh-CN' }: InputOf<typeof calls.memberCards>,
  { memberId }: MemberContext,
): Promise<CardView[]> => (await store.readCards(sql, memberId, language)).map(cardView)

export const listAddable = async (
  { sql }: Pick<Platform, 'sql'>,
  { language = 'zh-CN' }: InputOf<typeof calls.addableCards>,
  { memberId }: MemberContext,
): Promise<OutputOf<typeof calls.addableCards>> => {
  const [banks, networks, openKinds, cards, identity] = await Promise.all([
    store.readBanks(sql, language),
    store.readNetworks(sql, language),
    store.readOpenKinds(sql),
    store.readCards(sql, memberId, language),
    readIdentity(sql, memberId),
  ])
  const leftOf = (kind: CardKind): number =>
    openKinds.includes(kind)
      ? cardsPerKind[kind] - cards.filter((card) => card.kind === kind).length
      : 0
  return {
    banks,
    networks,
    left: Object.fromEntries(cardKinds.map((kind) => [kind, leftOf(kind)])) as Record<
      CardKind,
      number
    >,
    holder: identity.realNameMasked,
    hasWithdrawalPassword: identity.hasWithdrawalPassword,
  }
}
