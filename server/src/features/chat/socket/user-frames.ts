import { chatIds, type WireChatFrame } from '@xinghe/contract/chat-frames.ts'
import { betweenMessagesMs, messagesPerMinute } from '@xinghe/rules/chat/limits.ts'
import { standingRooms } from '@xinghe/rules/chat/room.ts'
import type { ChatUser } from '../login/chat-user.ts'
import { roomTitles } from '../login/messages.ts'
import type { StandingRow } from '../login/store.ts'
import type { ChatParts } from '../parts/parts.ts'
import { scriptPairOf } from '../text/script-pair.ts'

type LoginId = typeof chatIds.login | typeof chatIds.guestLogin

/** The rooms that every user sees in the list, with what a member has read of them. */
export const listStandingRooms = (
  { rooms }: Pick<ChatParts, 'rooms'>,
  standing: StandingRow | null,
) =>
  Promise.all(
    standingRooms.map(async (rid) => {
      const room = await rooms.open(rid)
      if (room === null) throw new Error(`the room ${rid} is missing`)
      return {
        ...room.status(),
        title: scriptPairOf(roomTitles[rid]),
        seq: room.seq,
        seen: standing?.seen[rid] ?? null,
      }
    }),
  )

/** The answer to a login. */
export const welcomeFrame = (
  msgId: LoginId,
  { userKey, name, level, member, muted }: ChatUser,
  standing: StandingRow | null,
  rooms: Awaited<ReturnType<typeof listStandingRooms>>,
): WireChatFrame => ({
  msgId,
  msgData: {
    userKey,
    name,
    level,
    guest: member === null,
    phoneBound: member?.phoneBound ?? false,
    ...(muted !== null && { muted }),
    hidden: [...(standing?.hidden ?? [])],
    rooms,
  },
})

const levelFrame = ({ level }: ChatUser): WireChatFrame => ({
  msgId: chatIds.vipLevel,
  msgData: { level, betweenMs: betweenMessagesMs(level), perMinute: messagesPerMinute },
})

const roomMuteFrames = ({ roomMutes }: ChatUser, before: ChatUser | null): WireChatFrame[] => {
  const known = before?.roomMutes ?? new Map<string, never>()
  const changed = [...new Set([...roomMutes.keys(), ...known.keys()])].filter(
    (rid) => roomMutes.get(rid)?.until !== known.get(rid)?.until,
  )
  return changed.map((rid) => {
    const mute = roomMutes.get(rid)
    return {
      msgId: chatIds.mute,
      msgData: { rid, until: mute?.until ?? null, reason: mute?.reason ?? null },
    }
  })
}

/** What a member is told after the answer to the login. */
export const memberFrames = (user: ChatUser): WireChatFrame[] => [
  levelFrame(user),
  ...roomMuteFrames(user, null),
]

/** What a member is told of a change of their level or mutes. */
export const changeFrames = (user: ChatUser, before: ChatUser): WireChatFrame[] => {
  const { level, muted } = user
  const mute = { until: muted?.until ?? null, reason: muted?.reason ?? null }
  return [
    ...(level === before.level ? [] : [levelFrame(user)]),
    ...(muted?.until === before.muted?.until
      ? []
      : [{ msgId: chatIds.mute, msgData: mute } as const]),
    ...roomMuteFrames(user, before),
  ]
}
