import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chatHistory } from '@xinghe/contract/chat.ts'
import { chatIds } from '@xinghe/contract/chat-frames.ts'
import { minuteMs } from '@xinghe/rules/base/instant.ts'
import { chatMember, openChat } from '../../../../test/chat-socket.ts'
import { startSite, type TestSite } from '../../../../test/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

/** Longer than any pause between two messages and any repeat rule. */
const passMinute = (): void => site.platform.clock.advance?.(minuteMs)

describe('the hall', () => {
  it('tells a message to everyone in the room and acknowledges it to its sender', async () => {
    const ann = await chatMember(site)
    const guest = await openChat(site)
    await guest.logInAsGuest()
    const joined = await guest.join('hall')
    const ack = await ann.chat.write('hall', '大家好')
    const heard = await guest.message('大家好')
    expect(heard).toMatchObject({
      rid: 'hall',
      id: ack['id'],
      seq: ack['seq'],
      kind: 'text',
      from: { userKey: ann.userKey, role: 'member', simulated: false, vip: 0 },
    })
    expect(Number(ack['seq'])).toBe(Number(joined['seq']) + 1)
    expect(await ann.chat.message('大家好')).toEqual(heard)
    expect(JSON.stringify(heard)).not.toContain(ann.id)
  })

  it('gives the same cid the same answer, and refuses it for another text', async () => {
    const ann = await chatMember(site)
    const cid = randomUUID()
    const first = await ann.chat.write('hall', '第一次', cid)
    expect(await ann.chat.write('hall', '第一次', cid)).toEqual(first)
    expect(await ann.chat.write('hall', '另一句', cid)).toMatchObject({
      cid,
      refusal: 'request-id-reused',
      code: 6009,
    })
    const [{ count } = { count: 0 }] = await site.platform.sql<{ count: number }[]>`
      select count(*)::integer as count from chat_message where cid = ${cid}`
    expect(count).toBe(1)
  })

  it('brings along what a member missed, numbered without holes', async () => {
    const ann = await chatMember(site)
    const before = await ann.chat.join('hall')
    for (const msg of ['一', '二', '三']) {
      passMinute()
      await ann.chat.write('hall', msg)
      await ann.chat.message(msg)
    }
    const back = await openChat(site)
    await back.logInAsGuest()
    const joined = await back.join('hall', { epoch: before['epoch'], have: before['seq'] })
    const missed = joined['missed'] as { seq: number; msg: string }[]
    expect(missed.map(({ msg }) => msg)).toEqual(['一', '二', '三'])
    expect(missed.map(({ seq }) => seq)).toEqual(
      [1, 2, 3].map((more) => Number(before['seq']) + more),
    )
    const other = await back.join('hall', { epoch: 'another', have: before['seq'] })
    expect(other['missed']).toBeNull()
    const ahead = await back.join('hall', {
      epoch: before['epoch'],
      have: Number(joined['seq']) + 1,
    })
    expect(ahead['missed']).toBeNull()
  })

  it('lists its messages newest first, in pages that do not slide', async () => {
    const ann = await chatMember(site)
    for (const msg of ['页一', '页二', '页三', '页四']) {
      passMinute()
      await ann.chat.write('hall', msg)
    }
    const page = async (input: object) => {
      const { data } = await ann.call(chatHistory, { rid: 'hall', pageSize: 2, ...input })
      return data as { list: { msg: string }[]; total: number; endTime: string }
    }
    const first = await page({ categoryType: 1 })
    expect(first.total).toBe(4)
    expect(first.list.map(({ msg }) => msg)).toEqual(['页四', '页三'])
    passMinute()
    await ann.chat.write('hall', '页五')
    const second = await page({ categoryType: 1, pageNum: 2, endTime: first.endTime })
    expect(second.list.map(({ msg }) => msg)).toEqual(['页二', '页一'])
  })

  it('answers a heartbeat with its time', async () => {
    const guest = await openChat(site)
    guest.say(chatIds.heartbeat, {})
    const { serverTime } = await guest.next(chatIds.heartbeat)
    expect(Math.abs(Number(serverTime) - site.platform.clock.now())).toBeLessThan(minuteMs)
  })
})
