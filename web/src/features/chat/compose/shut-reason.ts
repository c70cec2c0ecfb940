import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { ScriptPair } from '@xinghe/rules/chat/room-event.ts'
import type { ChatView } from '@xinghe/rules/chat/view-state.ts'

export type ShutReason =
  | { readonly kind: 'login' | 'members' | 'phone' | 'connecting' | 'closed' | 'ended' }
  | { readonly kind: 'blocked'; readonly reason: ScriptPair | null }
  | { readonly kind: 'muted'; readonly until: Instant; readonly reason: ScriptPair | null }
  | { readonly kind: 'level'; readonly grade: number }
  | { readonly kind: 'refused'; readonly message: string }

interface Reader {
  readonly loggedIn: boolean
  /** As the member's page has it; it may be newer than the login of the chat. */
  readonly phoneBound: boolean
  readonly now: Instant
}

/** Why nothing can be written in a room; null where it can. Without a connection it can: it is sent later. */
export const shutReason = (
  { self, muted, blocked, loginRefusal, rooms }: ChatView,
  rid: string,
  { loggedIn, phoneBound, now }: Reader,
): ShutReason | null => {
  const room = rooms[rid]
  if (!loggedIn) return { kind: (room?.refusal ?? null) === null ? 'login' : 'members' }
  if (blocked !== null) return { kind: 'blocked', reason: blocked }
  if (loginRefusal !== null) return { kind: 'refused', message: loginRefusal.message }
  if (self === null || self.guest || room === undefined) return { kind: 'connecting' }
  if (room.ended) return { kind: 'ended' }
  if (room.status?.state === 'closed') return { kind: 'closed' }
  const grade = room.status?.minGrade ?? 0
  if (self.level < grade) return { kind: 'level', grade }
  if (room.refusal !== null) return { kind: 'refused', message: room.refusal.message }
  if (!self.phoneBound && !phoneBound) return { kind: 'phone' }
  const mute = [muted, room.muted]
    .filter((each) => each !== null)
    .filter(({ until }) => until > now)
    .toSorted((left, right) => right.until - left.until)[0]
  return mute === undefined ? null : { kind: 'muted', ...mute }
}
