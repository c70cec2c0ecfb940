import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chatIds, chatQuery } from '@xinghe/contract/chat-frames.ts'
import { chatMember, openChat } from '../../../../test/chat-socket.ts'
import { startSite, type TestSite } from '../../../../test/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

type Chat = Awaited<ReturnType<typeof openChat>>

/** The sender hears the heartbeat that it sends after a frame, or is closed. */
const survives = async (chat: Chat): Promise<'answered' | 'closed'> => {
  chat.say(chatIds.heartbeat, {})
  return Promise.race([
    chat.next(chatIds.heartbeat).then(() => 'answered' as const),
    chat.closed.then(() => 'closed' as const),
  ])
}
const fresh = async (): Promise<Chat> => (await chatMember(site)).chat

const clientIds = [
  chatIds.login,
  chatIds.joinRoom,
  chatIds.send,
  chatIds.block,
  chatIds.roomStatus,
  chatIds.prediction,
  chatIds.guestLogin,
]

/** Values of every kind, in every place of a frame. */
const anyField = fc.oneof(
  fc.constantFrom('hall', 'match:', '__proto__', 'constructor', '', 'H', "'; drop table chat_room"),
  fc.string({ maxLength: 300, unit: 'binary' }),
  fc.integer(),
  fc.double(),
  fc.constantFrom(null, true, [], {}, -1, 1e308, { rid: 'hall' }),
)
const names = [
  'rid',
  'cid',
  'msg',
  'ticketId',
  'have',
  'epoch',
  'seen',
  'userKey',
  'on',
  'gide',
  'pick',
]
const anyData = fc.oneof(
  fc.dictionary(fc.constantFrom(...names, 'token', 'body', 'leave', '__proto__'), anyField),
  fc.jsonValue({ maxDepth: 3 }),
)

describe('frames of a socket are never trusted', () => {
  it('answers every wrong frame under its id, or closes', async () => {
    let chat = await fresh()
    let sent = 0
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...clientIds), anyData, async (msgId, msgData) => {
        // Fewer than a flood.
        if ((sent += 2) > 36) {
          chat.close()
          chat = await fresh()
          sent = 2
        }
        chat.sendText(JSON.stringify({ msgId, msgData }))
        const end = await survives(chat)
        if (end === 'closed') {
          chat = await fresh()
          sent = 0
        }
        const isLeave = (msgData as { leave?: unknown } | null)?.leave === true
        const answers = chat.untaken.filter(
          (frame) => frame.msgId === msgId || frame.msgId === chatIds.joinUnicast,
        )
        expect(end === 'closed' || isLeave || answers.length > 0).toBe(true)
        ;(chat.untaken as unknown[]).length = 0
      }),
      { numRuns: 150 },
    )
  })

  it.each([
    ['no JSON', 'hello'],
    ['no object', '[]'],
    ['nothing', ''],
    ['null', 'null'],
    ['a number', '10003'],
    ['an unknown id', '{"msgId":7,"msgData":{}}'],
    ['an id as text', '{"msgId":"10003","msgData":{}}'],
    ['an id of the server', '{"msgId":10016,"msgData":{"rid":"hall"}}'],
    ['a poisoned object', '{"msgId":10002,"msgData":{"__proto__":{"rid":"hall"}}}'],
    ['a long frame', JSON.stringify({ msgId: 10003, msgData: { msg: 'x'.repeat(5_000) } })],
    ['deep nesting', `{"msgId":10002,"msgData":${'['.repeat(1_500)}${']'.repeat(1_500)}}`],
  ])('closes on %s, or answers it', async (_, text) => {
    const chat = await openChat(site)
    await chat.logInAsGuest()
    chat.sendText(text)
    if ((await survives(chat)) === 'closed') expect(await chat.closed).toMatchObject({ code: 4001 })
    else expect(chat.untaken.some(({ msgData }) => 'refusal' in msgData)).toBe(true)
  })

  it('closes on bytes, on a wrong query and on a flood', async () => {
    const bytes = await openChat(site)
    bytes.sendBytes(new TextEncoder().encode('{"msgId":0,"msgData":{}}'))
    expect(await bytes.closed).toMatchObject({ code: 4001 })
    for (const wrong of [{}, { ...chatQuery, siteId: '1' }, { ...chatQuery, version: '2' }]) {
      const chat = await openChat(site, wrong)
      expect(await chat.closed).toMatchObject({ code: 4001 })
    }
    const flood = await openChat(site)
    for (let frames = 0; frames < 41; frames += 1) flood.say(chatIds.heartbeat, {})
    expect(await flood.closed).toMatchObject({ code: 4003 })
    expect(await (await openChat(site)).logInAsGuest()).toMatchObject({ guest: true })
  })
})

it('tells sockets that the server stops', async () => {
  const stopping = await startSite()
  const chat = await openChat(stopping)
  await chat.logInAsGuest()
  await stopping.close()
  expect(await chat.next(chatIds.internal)).toEqual({ kind: 'stopping' })
  expect(await chat.closed).toMatchObject({ code: 1001 })
})
