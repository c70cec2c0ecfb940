import type { Instant } from '@xinghe/rules/base/instant.ts'
import { heldUntil } from '@xinghe/rules/wallet/new-card.ts'
import { serverNow } from '../../../platform/site/pre-info.ts'
import type { MemberCard } from './use-cards.ts'

/** The end of the hold of a new card while it runs; null for a card that can be paid to. */
export const holdOf = (card: Pick<MemberCard, 'heldUntil'>): Instant | null =>
  heldUntil(card.heldUntil ?? null, serverNow())
