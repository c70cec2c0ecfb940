import { usernameKey } from '@xinghe/rules/account/username.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { later } from '@xinghe/rules/base/instant.ts'
import type { ChatWord } from '@xinghe/rules/chat/filter-words.ts'
import { writeAuditLine } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/connect.ts'
import type { Platform } from '../../../platform/parts.ts'
import { notify } from '../rooms/store.ts'
import { clearRoom, deleteMessages } from './delete-messages.ts'
import * as store from './store.ts'
import { endWord, setWord } from '../words/store.ts'

type ModerationPlatform = Pick<Platform, 'sql' | 'clock'>

/** What an operator asked for cannot be done; the message says why. */
export class ModerationFault extends Error {}

interface Audited {
  readonly action: string
  readonly subject: string
  readonly detail: object
}

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
    await store.insertMute(tx, { memberId: id, rid, until, reason, by: actor, now })
    await notify(tx, { memberId: id })
    const detail = { name, reason, rid, until: new Date(until).toISOString() }
    return { action: 'chat-mute', subject: id, detail, result: name }
  })

export const unmuteMember = (
  platform: ModerationPlatform,
  order: { readonly name: string; readonly actor: string },
): Promise<string> =>
  audited(platform, order.actor, async (tx) => {
    const { id, name } = await memberNamed(tx, order.name)
    if (!(await store.liftMutes(tx, id, platform.clock.now())))
      throw new ModerationFault(`${name} is not muted`)
    await notify(tx, { memberId: id })
    return { action: 'chat-unmute', subject: id, detail: { name }, result: name }
  })

/** Out of the chat until it is lifted; open sockets are closed. */
export const blockMember = (
  platform: ModerationPlatform,
  order: { readonly name: string; readonly reason: string; readonly actor: string },
): Promise<string> =>
  audited(platform, order.actor, async (tx) => {
    const { id, name } = await memberNamed(tx, order.name)
    await store.insertBlock(tx, id, order.reason, platform.clock.now())
    await notify(tx, { memberId: id })
    const detail = { name, reason: order.reason }
    return { action: 'chat-block', subject: id, detail, result: name }
  })

export const unblockMember = (
  platform: ModerationPlatform,
  order: { readonly name: string; readonly actor: string },
): Promise<string> =>
  audited(platform, order.actor, async (tx) => {
    const { id, name } = await memberNamed(tx, order.name)
    if (!(await store.deleteBlock(tx, id))) throw new ModerationFault(`${name} is not blocked`)
    return { action: 'chat-unblock', subject: id, detail: { name }, result: name }
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
    const detail = { rid: message.rid, reason: order.reason, msg: message.msg }
    return { action: 'chat-delete', subject: order.id, detail, result: undefined }
  })

export const clearMessages = (
  platform: ModerationPlatform,
  order: { readonly rid: string; readonly reason: string; readonly actor: string },
): Promise<number> =>
  audited(platform, order.actor, async (tx) => {
    const upTo = await clearRoom(tx, order.rid, order.actor, platform.clock.now())
    if (upTo === null) throw new ModerationFault(`there is no room "${order.rid}"`)
    const detail = { reason: order.reason, upTo }
    return { action: 'chat-clear', subject: order.rid, detail, result: upTo }
  })

export const changeRoom = (
  platform: ModerationPlatform,
  order: { readonly rid: string; readonly change: store.RoomChange; readonly actor: string },
): Promise<void> =>
  audited(platform, order.actor, async (tx) => {
    const { rid, change } = order
    if (!(await store.changeRoom(tx, rid, change)))
      throw new ModerationFault(`there is no room "${rid}"`)
    await notify(tx, { rid, changed: true })
    return { action: 'chat-room', subject: rid, detail: change, result: undefined }
  })

export const changeWord = (
  platform: ModerationPlatform,
  order: ChatWord & { readonly actor: string },
): Promise<void> =>
  audited(platform, order.actor, async (tx) => {
    const { actor: _, ...word } = order
    await setWord(tx, word)
    await notify(tx, { words: true })
    const { from, until } = word
    return {
      action: 'chat-word',
      subject: word.word,
      detail: { ...word, from, until },
      result: undefined,
    }
  })

export const removeWord = (
  platform: ModerationPlatform,
  order: { readonly word: string; readonly actor: string },
): Promise<void> =>
  audited(platform, order.actor, async (tx) => {
    if (!(await endWord(tx, order.word, platform.clock.now())))
      throw new ModerationFault(`"${order.word}" is not in the list`)
    await notify(tx, { words: true })
    return { action: 'chat-word-end', subject: order.word, detail: {}, result: undefined }
  })
