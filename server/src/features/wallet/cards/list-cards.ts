import type { InputOf, OutputOf } from '@xinghe/contract/call.ts'
import type * as calls from '@xinghe/contract/wallet-cards.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import { cardKinds, cardsPerKind, type CardKind } from '@xinghe/rules/wallet/card-limits.ts'
import { heldUntil } from '@xinghe/rules/wallet/new-card.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import type { Platform } from '../../../platform/parts.ts'
import { readIdentity } from '../member/store-identity.ts'
import { isPasswordNeededForCard } from './prove-new-card.ts'
import * as store from './store.ts'

type CardView = OutputOf<typeof calls.memberCards>[number]

export const cardView = (
  { addedAt, usableFrom, ...card }: store.CardRow,
  now: Instant,
): CardView => {
  const until = heldUntil(usableFrom, now)
  return { ...card, madeAt: addedAt, ...(until === null ? {} : { heldUntil: until }) }
}

export const listCards = async (
  { sql }: Pick<Platform, 'sql'>,
  { language = 'zh-CN' }: InputOf<typeof calls.memberCards>,
  { memberId, now }: MemberContext,
): Promise<CardView[]> =>
  (await store.readCards(sql, memberId, language)).map((card) => cardView(card, now))

export const listAddable = async (
  platform: Pick<Platform, 'sql' | 'settings'>,
  { language = 'zh-CN' }: InputOf<typeof calls.addableCards>,
  { memberId, now }: MemberContext,
): Promise<OutputOf<typeof calls.addableCards>> => {
  const { sql, settings } = platform
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
    phone: identity.phoneMasked,
    passwordNeeded: isPasswordNeededForCard(platform, identity, now),
    holdHours: settings.get('cashier').newCardHoldHours,
  }
}
