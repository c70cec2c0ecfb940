import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Result } from '@xinghe/rules/base/result.ts'
import type { ChatTextFault } from '@xinghe/rules/chat/filter.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { RefusalName } from '@xinghe/contract/refusal.ts'
import type { ScriptPair } from '@xinghe/rules/chat/room-event.ts'

/** A message as a member sends it: its text, or the ticket of an own bet. */
export interface SendOrder {
  readonly rid: string
  readonly memberId: MemberId
  readonly cid: string
  readonly content:
    | { readonly msg: string }
    | { readonly ticketId: string; readonly withStake: boolean }
}

/** Its text was read by the filter before the room is locked; null for a bet. */
export interface PreparedOrder extends SendOrder {
  readonly text: Result<string, ChatTextFault> | null
}

export interface SendRefused {
  readonly refusal: RefusalName
  readonly until?: Instant
  readonly reason?: ScriptPair
}

export type SendAnswer =
  | { readonly id: string; readonly seq: number; readonly at: Instant }
  | SendRefused
