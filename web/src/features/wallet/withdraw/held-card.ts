import type { Instant } from '@xinghe/rules/base/instant.ts'
import { serverNow } from '../../../platform/site/pre-info.ts'
import type { MemberCard } from './use-withdraw-page.ts'

/** Whether nothing is paid to this card yet. */
export const isHeld = (card: MemberCard): card is MemberCard & { heldUntil: Instant } =>
  card.heldUntil !== undefined && card.heldUntil > serverNow()
