import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { ScriptPair } from '@xinghe/rules/chat/room-event.ts'
import { maskChatName } from '@xinghe/rules/chat/mask-name.ts'
import { scriptPairOf } from '../text/script-pair.ts'
import { guestName } from './messages.ts'
import type { StandingRow } from './store.ts'
import type { UserKeyOf } from './user-key.ts'

/** Who speaks over a socket. */
export interface ChatUser {
  readonly userKey: string
  /** Masked. */
  readonly name: string
  readonly level: number
  /** Null for a guest. */
  readonly member: {
    readonly id: MemberId
    readonly sessionHash: string
    readonly phoneBound: boolean
  } | null
  readonly muted: ChatMute | null
  readonly roomMutes: ReadonlyMap<string, ChatMute>
}

interface ChatMute {
  readonly until: Instant
  readonly reason: ScriptPair
}

export const memberUser = (
  row: StandingRow,
  sessionHash: string,
  userKeyOf: UserKeyOf,
): ChatUser => ({
  userKey: userKeyOf(row.memberId),
  name: maskChatName(row.name),
  level: row.grade,
  member: { id: row.memberId, sessionHash, phoneBound: row.phoneBound },
  muted:
    row.mutedUntil === null
      ? null
      : { until: row.mutedUntil, reason: scriptPairOf(row.muteReason ?? '') },
  roomMutes: new Map(
    row.roomMutes.map(({ rid, until, reason }) => [rid, { until, reason: scriptPairOf(reason) }]),
  ),
})

/** The same browser has the same four digits. */
export const guestUser = (uuid: string, userKeyOf: UserKeyOf): ChatUser => {
  const userKey = userKeyOf(`guest ${uuid}`)
  const digits = Array.from(userKey).reduce(
    (sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 10_000,
    7,
  )
  return {
    userKey,
    name: `${guestName}${digits.toString().padStart(4, '0')}`,
    level: 0,
    member: null,
    muted: null,
    roomMutes: new Map(),
  }
}
