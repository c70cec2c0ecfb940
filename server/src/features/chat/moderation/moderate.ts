import { usernameKey } from '@xinghe/rules/account/username.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { later } from '@xinghe/rules/base/instant.ts'
import type { ChatWord } from '@xinghe/rules/chat/filter-words.ts'
import { writeAuditLine, type AuditLine } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/connect.ts'
import { timestamp } from '../../../platform/database/value.ts'
import type { Platform } from '../../../platform/parts.ts'
import { notify } from '../rooms/store.ts'
import { clearRoom, deleteMessages } from './delete-messages.ts'
import * as store from './store.ts'
import { endWord, lockWord, setWord } from '../words/store.ts'

type ModerationPlatform = Pick<Platform, 'sql' | 'clock'>

/** What an operator asked for cannot be done; the message says why. */
export class ModerationFault extends Error {}

type Audited = Pick<AuditLine, 'action' | 'subject' | 'detail' | 'before' | 'after'>

/** Runs a change and writes its audit line in the same transaction. */
const audited = <T>(
  { sql, clock }: ModerationPlatform,
  actor: string,
  work: (tx: Tx) => Promise<Audited & { readonly result: T }>,
): Promise<T> =>
  sql.begin(async (tx) => {
    const { result, ...line } = await work(tx)
    await writeAuditLine(tx, { actor, ...line, now: clock.now() })
    return result
  })

const memberNamed = async (tx: Tx, name: string): Promise<{ id: MemberId; name: string }> => {
  const found = await store.findMember(tx, usernameKey(name))
  if (found === null) throw new ModerationFault(`there is no member "${name}"`)
  return found
}

export const muteMember = (
  platform: ModerationPlatform,
  order: {
    readonly name: string
    readonly ms: number
    readonly reason: string
    /** Null: in every room. */
    readonly rid: string | null
    readonly actor: string
  },
): Promise<string> =>
  audited(platform, order.actor, async (tx) => {
    const { id, name } = await memberNamed(tx, order.name)
    const now = platform.clock.now()
    const { rid, reason, actor } = order
    const until = later(now, order.ms)
    const before = { mutedUntil: await store.mutedUntil(tx, id, rid, now) }
    await store.insertMute(tx, { memberId: id, rid, until, reason, by: actor, now })
    await notify(tx, { memberId: id })
    const detail = { name, reason, rid }
    const after = { mutedUntil: timestamp(until) }
    return { action: 'chat-mute', subject: id, detail, before, after, result: name }
  })

export const unmuteMember = (
  platform: ModerationPlatform,
  order: { readonly name: string; readonly actor: string },
): Promise<string> =>
  audited(platform, order.actor, async (tx) => {
    const { id, name } = await memberNamed(tx, order.name)
    const mutes = await store.liftMutes(tx, id, platform.clock.now())
    if (mutes.length === 0) throw new ModerationFault(`${name} is not muted`)
    await notify(tx, { memberId: id })
    const change = { detail: { name }, before: { mutes }, after: { mutes: [] } }
    return { action: 'chat-unmute', subject: id, ...change, result: name }
  })

/** Out of the chat until it is lifted; open sockets are closed. */
export const blockMember = (
  platform: ModerationPlatform,
  order: { readonly name: string; readonly reason: string; readonly actor: string },
): Promise<string> =>
  audited(platform, order.actor, async (tx) => {
    const { id, name } = await memberNamed(tx, order.name)
    const { reason } = order
    const before = await store.insertBlock(tx, id, reason, platform.clock.now())
    await notify(tx, { memberId: id })
    const change = { detail: { name, reason }, before, after: { reason } }
    return { action: 'chat-block', subject: id, ...change, result: name }
  })

export const unblockMember = (
  platform: ModerationPlatform,
  order: { readonly name: string; readonly actor: string },
): Promise<string> =>
  audited(platform, order.actor, async (tx) => {
    const { id, name } = await memberNamed(tx, order.name)
    const before = await store.deleteBlock(tx, id)
    if (before === null) throw new ModerationFault(`${name} is not blocked`)
    const change = { detail: { name }, before, after: null }
    return { action: 'chat-unblock', subject: id, ...change, result: name }
  })

export const deleteMessage = (
  platform: ModerationPlatform,
  order: { readonly id: string; readonly reason: string; readonly actor: string },
): Promise<void> =>
  audited(platform, order.actor, async (tx) => {
    const message = await store.findMessage(tx, order.id)
    if (message === null) throw new ModerationFault(`there is no message ${order.id}`)
    if (message.deleted) throw new ModerationFault(`${order.id} is deleted already`)
    await deleteMessages(tx, message.rid, [message], order.actor, platform.clock.now())
    const detail = { rid: message.rid, reason: order.reason }
    const change = { detail, before: { deleted: false }, after: { deleted: true } }
    return { action: 'chat-delete', subject: order.id, ...change, result: undefined }
  })

export const clearMessages = (
  platform: ModerationPlatform,
  order: { readonly rid: string; readonly reason: string; readonly actor: string },
): Promise<number> =>
  audited(platform, order.actor, async (tx) => {
    const upTo = await clearRoom(tx, order.rid, order.actor, platform.clock.now())
    if (upTo === null) throw new ModerationFault(`there is no room "${order.rid}"`)
    const change = { detail: { reason: order.reason }, before: null, after: { clearedUpTo: upTo } }
    return { action: 'chat-clear', subject: order.rid, ...change, result: upTo }
  })

export const changeRoom = (
  platform: ModerationPlatform,
  order: { readonly rid: string; readonly change: store.RoomChange; readonly actor: string },
): Promise<void> =>
  audited(platform, order.actor, async (tx) => {
    const { rid, change } = order
    const before = await store.lockRoomState(tx, rid)
    if (before === null) throw new ModerationFault(`there is no room "${rid}"`)
    const after = { ...before, ...change }
    await store.writeRoomState(tx, rid, after)
    await notify(tx, { rid, changed: true })
    return { action: 'chat-room', subject: rid, detail: {}, before, after, result: undefined }
  })

export const changeWord = (
  platform: ModerationPlatform,
  order: ChatWord & { readonly actor: string },
): Promise<void> =>
  audited(platform, order.actor, async (tx) => {
    const { actor: _, ...word } = order
    const before = await lockWord(tx, word.word)
    await setWord(tx, word)
    await notify(tx, { words: true })
    const change = { detail: {}, before, after: word }
    return { action: 'chat-word', subject: word.word, ...change, result: undefined }
  })

export const removeWord = (
  platform: ModerationPlatform,
  order: { readonly word: string; readonly actor: string },
): Promise<void> =>
  audited(platform, order.actor, async (tx) => {
    const { word } = order
    const before = await lockWord(tx, word)
    if (before === null || !(await endWord(tx, word, platform.clock.now())))
      throw new ModerationFault(`"${word}" is not in the list`)
    await notify(tx, { words: true })
    const change = { detail: {}, before, after: null }
    return { action: 'chat-word-end', subject: word, ...change, result: undefined }
  })
