import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chatIds } from '@xinghe/contract/chat-frames.ts'
import { instant, minuteMs } from '@xinghe/rules/base/instant.ts'
import { chatMember, openChat } from '../../../../test/chat-socket.ts'
import { secondSite } from '../../../../test/second-site.ts'
import { startSite, type TestSite } from '../../../../test/site.ts'
import type { ChatUser } from '../login/chat-user.ts'
import { changeRoom } from '../moderation/moderate.ts'
import { LiveRoom } from '../rooms/live-room.ts'
import type { Rooms } from '../rooms/rooms.ts'
import type { RoomRow } from '../rooms/store.ts'
import { SocketRooms } from './socket-rooms.ts'

let site: TestSite
let other: TestSite
beforeAll(async () => {
  site = await startSite()
  other = await secondSite(site)
})
afterAll(async () => {
  await other.close()
  await site.close()
})

type Chat = Awaited<ReturnType<typeof openChat>>

const open = (rid: string, state: 'open' | 'members' | 'vip', minGrade = 0): Promise<void> =>
  changeRoom(site.platform, { rid, change: { state, slowMs: 0, minGrade }, actor: 'operator' })

const turnedOut = (chat: Chat, room: string) =>
  chat.take(chatIds.joinRoom, ({ rid }) => rid === room)

/** Whether a message that others have heard was told to this socket too. */
const heard = async (chat: Chat, text: string): Promise<boolean> => {
  chat.say(chatIds.heartbeat, {})
  await chat.next(chatIds.heartbeat)
  return chat.untaken.some(({ msgData }) => msgData['msg'] === text)
}

describe('who may no longer read a room is put out of it and told so', () => {
  it('guests of every process, when it is for members only', async () => {
    const [ann, there] = [await chatMember(site), await chatMember(site, ['hall'], 0, other)]
    const guests = [await openChat(site), await openChat(other)]
    for (const guest of guests) {
      await guest.logInAsGuest()
      await guest.join('hall')
    }
    await open('hall', 'members')
    for (const guest of guests)
      expect(await turnedOut(guest, 'hall')).toMatchObject({
        refusal: 'session-expired',
        code: 6001,
      })
    await ann.chat.write('hall', '只有会员')
    for (const { chat } of [ann, there]) await chat.message('只有会员')
    for (const guest of guests) expect(await heard(guest, '只有会员')).toBe(false)
    await open('hall', 'open')
    for (const { chat } of [ann, there])
      await chat.take(chatIds.roomStatusUpdate, ({ state }) => state === 'open')
    for (const guest of guests) await guest.join('hall')
  })

  it('members below the grade that it asks for', async () => {
    const [low, high] = [await chatMember(site), await chatMember(site, ['hall'], 5)]
    await open('hall', 'vip', 5)
    expect(await turnedOut(low.chat, 'hall')).toMatchObject({ refusal: 'chat-level-low' })
    await high.chat.write('hall', '只有贵宾')
    await high.chat.message('只有贵宾')
    expect(await heard(low.chat, '只有贵宾')).toBe(false)
    await open('hall', 'open')
  })

  it('a member whose grade falls below it, who stays in the others', async () => {
    const [ann, high] = [
      await chatMember(site, ['hall', 'vip'], 5),
      await chatMember(site, ['vip'], 5),
    ]
    await site.platform.sql`update member set vip_grade = 0 where id = ${ann.id}`
    await site.platform.sql`select pg_notify('chat', ${JSON.stringify({ memberId: ann.id })})`
    expect(await turnedOut(ann.chat, 'vip')).toMatchObject({ refusal: 'chat-level-low' })
    await high.chat.write('vip', '包厢')
    await high.chat.message('包厢')
    expect(await heard(ann.chat, '包厢')).toBe(false)
    site.platform.clock.advance?.(minuteMs)
    await ann.chat.write('hall', '还在大厅')
    await ann.chat.message('还在大厅')
  })
})

it('refuses a join when the room was closed to its reader while missed messages were read', async () => {
  const row: RoomRow = {
    rid: 'hall',
    epoch: 'e',
    seq: 0,
    state: 'open',
    slowMs: 0,
    minGrade: 0,
    pinned: null,
    endsAt: null,
  }
  const room = new LiveRoom(row, () => 'mark')
  const left: string[] = []
  const rooms = {
    open: async () => room,
    async join() {
      room.setRow({ ...row, state: 'members' })
      return { room, missed: null }
    },
    leave: (rid: string) => left.push(rid),
  } as unknown as Rooms
  const user = { member: null, level: 0 } as ChatUser
  const reader = { user, deliver: () => undefined, turnOut: () => undefined }
  const clock = { now: () => instant(0), advance: null }
  const joining = new SocketRooms(rooms, reader).join(user, { rid: 'hall' }, clock)
  await expect(joining).rejects.toMatchObject({ refusal: 'session-expired' })
  expect(left).toEqual(['hall'])
})
