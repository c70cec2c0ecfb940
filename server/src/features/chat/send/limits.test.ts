import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chatIds } from '@xinghe/contract/chat-frames.ts'
import { hourMs, minuteMs, secondMs } from '@xinghe/rules/base/instant.ts'
import { chatMember, openChat } from '../../../../test/chat-socket.ts'
import { secondSite } from '../../../../test/second-site.ts'
import { startSite, type TestSite } from '../../../../test/site.ts'
import { walletMember } from '../../../../test/wallet-member.ts'

let site: TestSite
let other: TestSite
beforeAll(async () => {
  site = await startSite()
  other = await secondSite(site)
  // Pauses are judged to the millisecond: both clocks stand at one time.
  for (const { platform } of [site, other]) platform.clock.stop?.(true)
  const ahead = Math.max(site.platform.clock.now(), other.platform.clock.now())
  for (const { platform } of [site, other]) platform.clock.advance?.(ahead - platform.clock.now())
})
afterAll(async () => {
  await other.close()
  await site.close()
})

const pass = (ms: number): void => {
  for (const { platform } of [site, other]) platform.clock.advance?.(ms)
}
const run = async (sql: ReturnType<TestSite['platform']['sql']>): Promise<void> => void (await sql)
const setRoom = (rid: string, state: string, slowMs = 0): Promise<void> =>
  run(site.platform.sql`
    update chat_room set state = ${state}, slow_ms = ${slowMs} where rid = ${rid}`)

describe('who may send', () => {
  it('refuses a guest, a room that is none, and a member without a phone', async () => {
    const guest = await openChat(site)
    await guest.logInAsGuest()
    await guest.join('hall')
    expect(await guest.write('hall', '你好')).toMatchObject({
      refusal: 'session-expired',
      code: 6001,
    })

    const ann = await chatMember(site)
    for (const rid of ['nowhere', 'match:', 'match:gone', 'hall2'])
      expect(await ann.chat.write(rid, '你好')).toMatchObject({ refusal: 'not-found', code: 6004 })

    const unbound = await walletMember(site, { without: ['phone'] })
    const chat = await openChat(site)
    expect(await chat.logIn(unbound)).toMatchObject({ phoneBound: false, guest: false })
    await chat.join('hall')
    expect(await chat.write('hall', '你好')).toMatchObject({ refusal: 'phone-unbound', code: 6015 })
  })

  it('lets nobody below grade 3 into the VIP room or write there', async () => {
    const [low, high] = [await chatMember(site, [], 2), await chatMember(site, ['vip'], 3)]
    low.chat.say(chatIds.joinRoom, { rid: 'vip' })
    expect(await low.chat.next(chatIds.joinRoom)).toMatchObject({
      rid: 'vip',
      refusal: 'chat-level-low',
      code: 6012,
    })
    expect(await low.chat.write('vip', '进来了')).toMatchObject({ refusal: 'chat-level-low' })
    expect(await high.chat.write('vip', '贵宾好')).toHaveProperty('seq')
    await run(site.platform.sql`update member set vip_grade = 2 where id = ${high.id}`)
    expect(await high.chat.write('vip', '还在吗')).toMatchObject({ refusal: 'chat-level-low' })
  })

  it('refuses in a closed room, and a frozen, blocked or muted member', async () => {
    const ann = await chatMember(site)
    await setRoom('hall', 'closed')
    expect(await ann.chat.write('hall', '在吗')).toMatchObject({ refusal: 'chat-room-closed' })
    await setRoom('hall', 'open')
    await run(site.platform.sql`
      insert into chat_mute (member_id, until_at, reason, made_by, made_at)
      values (${ann.id}, now() + interval '1 day', '广告', 'test', now())`)
    expect(await ann.chat.write('hall', '在吗')).toMatchObject({
      refusal: 'chat-muted',
      code: 6012,
      until: expect.any(Number) as number,
      reason: { cn: '广告', tw: '廣告' },
    })
    await run(site.owner`delete from chat_mute where member_id = ${ann.id}`)
    await run(site.platform.sql`update member set state = 'frozen' where id = ${ann.id}`)
    expect(await ann.chat.write('hall', '在吗')).toMatchObject({ refusal: 'account-frozen' })
    await run(site.platform.sql`
      insert into chat_block (member_id, reason, made_at) values (${ann.id}, '辱骂', now())`)
    expect(await ann.chat.write('hall', '在吗')).toMatchObject({
      refusal: 'chat-blocked',
      code: 6003,
      reason: { cn: '辱骂' },
    })
  })
})

describe('what may be sent', () => {
  it('refuses too long, several lines, contacts and listed words, and masks others', async () => {
    const ann = await chatMember(site)
    await run(site.platform.sql`
      insert into chat_word (word, action, from_at) values
        ('坏词', 'refuse', now() - interval '1 day'), ('粗话', 'mask', now() - interval '1 day')`)
    await site.parts.chat.words.read()
    const refusalOf = async (msg: string) => (await ann.chat.write('hall', msg))['refusal']
    expect(await refusalOf('字'.repeat(201))).toBe('chat-too-long')
    expect(await refusalOf('加我微信 wxid12345')).toBe('chat-contact')
    expect(await refusalOf('这是坏词')).toBe('chat-words')
    expect(await refusalOf('   ')).toBe('invalid-parameter')
    expect(await ann.chat.write('hall', '字'.repeat(200))).toHaveProperty('seq')
    pass(minuteMs)
    const masked = await ann.chat.write('hall', '别说粗话好吗')
    const heard = await ann.chat.take(chatIds.send, (data) => data['id'] === masked['id'])
    expect(heard['msg']).toBe('别说**好吗')
  })

  it('begins with a word list that leaves ordinary words alone', async () => {
    const ann = await chatMember(site)
    expect(await ann.chat.write('hall', '带单稳赚不赔')).toMatchObject({ refusal: 'chat-words' })
    const said = async (msg: string) => {
      pass(minuteMs)
      const { id } = await ann.chat.write('hall', msg)
      return (await ann.chat.take(chatIds.send, (data) => data['id'] === id && 'from' in data))[
        'msg'
      ]
    }
    expect(await said('妈的这都不进')).toBe('**这都不进')
    expect(await said('我妈妈的手机在看球')).toBe('我妈妈的手机在看球')
  })

  it('keeps the pause of each grade, twelve a minute, and equal texts apart', async () => {
    const ann = await chatMember(site)
    await ann.chat.write('hall', '第一句')
    pass(4_900)
    const early = await ann.chat.write('hall', '第二句')
    expect(early).toMatchObject({ refusal: 'chat-too-fast', code: 6011 })
    expect(Number(early['until']) - site.platform.clock.now()).toBeLessThanOrEqual(200)
    pass(200)
    expect(await ann.chat.write('hall', '第二句')).toHaveProperty('seq')
    pass(10 * secondMs)
    expect(await ann.chat.write('hall', '第二句')).toMatchObject({
      refusal: 'chat-repeated',
      code: 6011,
    })
    pass(21 * secondMs)
    expect(await ann.chat.write('hall', '第二句')).toHaveProperty('seq')

    const bob = await chatMember(site, ['hall'], 6)
    for (let sent = 0; sent < 12; sent += 1) {
      expect(await bob.chat.write('hall', `第${sent}条`)).toHaveProperty('seq')
      pass(1_100)
    }
    expect(await bob.chat.write('hall', '第十三条')).toMatchObject({ refusal: 'chat-too-fast' })
  })

  it('keeps the pause of a slow room for every grade', async () => {
    const ann = await chatMember(site, ['hall'], 6)
    await setRoom('hall', 'slow', 90_000)
    await ann.chat.write('hall', '慢慢来')
    pass(80 * secondMs)
    expect(await ann.chat.write('hall', '再来')).toMatchObject({ refusal: 'chat-too-fast' })
    pass(11 * secondMs)
    expect(await ann.chat.write('hall', '再来')).toHaveProperty('seq')
    await setRoom('hall', 'open')
  })

  it('mutes after five refusals in a minute, for twice as long each time, and says so', async () => {
    const ann = await chatMember(site)
    const fail = async (): Promise<void> => {
      for (let tries = 0; tries < 5; tries += 1)
        expect(await ann.chat.write('hall', `联系 1380013800${tries}`)).toMatchObject({
          refusal: 'chat-contact',
        })
    }
    const minutesLeft = async (): Promise<number> => {
      const { refusal, until } = await ann.chat.write('hall', '我还能说话吗')
      expect(refusal).toBe('chat-muted')
      return Math.round((Number(until) - site.platform.clock.now()) / minuteMs)
    }
    await fail()
    expect(await ann.chat.next(chatIds.mute)).toMatchObject({
      until: expect.any(Number) as number,
      reason: { cn: '多次发送被拒绝的消息' },
    })
    expect(await minutesLeft()).toBe(5)
    pass(6 * minuteMs)
    await fail()
    expect(await minutesLeft()).toBe(10)
    pass(hourMs)
    expect(await ann.chat.write('hall', '终于可以了')).toHaveProperty('seq')
  })
})

describe('two processes', () => {
  it('judge the pace of a member together', async () => {
    const ann = await chatMember(site)
    const there = await openChat(other)
    await there.logIn(ann)
    await there.join('hall')
    for (let round = 0; round < 4; round += 1) {
      pass(minuteMs)
      const answers = await Promise.all([
        ann.chat.write('hall', `这里${round}`),
        there.write('hall', `那里${round}`),
      ])
      expect(answers.filter((answer) => 'seq' in answer)).toHaveLength(1)
      expect(answers.filter((answer) => answer['refusal'] === 'chat-too-fast')).toHaveLength(1)
    }
  })

  it('answer a cid that was sent to both with the same message', async () => {
    const ann = await chatMember(site)
    const there = await openChat(other)
    await there.logIn(ann)
    await there.join('hall')
    pass(minuteMs)
    const cid = randomUUID()
    const [one, two] = await Promise.all([
      ann.chat.write('hall', '同一句', cid),
      there.write('hall', '同一句', cid),
    ])
    expect(one).toHaveProperty('seq')
    expect(two).toEqual(one)
  })

  it('tell the readers of both in one order', async () => {
    const writers = await Promise.all([
      chatMember(site),
      chatMember(site, ['hall'], 0, other),
      chatMember(site),
    ])
    const readers = [await openChat(site), await openChat(other)]
    for (const reader of readers) {
      await reader.logInAsGuest()
      await reader.join('hall')
    }
    const texts = writers.map((_, at) => `同时第${at}位`)
    const acks = await Promise.all(
      writers.map((writer, at) => writer.chat.write('hall', texts[at] ?? '')),
    )
    const seqs = acks.map(({ seq }) => Number(seq)).toSorted((a, b) => a - b)
    expect(seqs.at(-1)).toBe((seqs[0] ?? 0) + 2)
    for (const reader of readers) {
      const heard = await Promise.all(texts.map((text) => reader.message(text)))
      expect(heard.map(({ seq }) => seq)).toEqual(acks.map(({ seq }) => seq))
    }
  })
})
