import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chatDelete, chatHistory, chatReport } from '@xinghe/contract/chat.ts'
import { chatIds } from '@xinghe/contract/chat-frames.ts'
import { minuteMs } from '@xinghe/rules/base/instant.ts'
import { chatMember, openChat } from '../../../test/chat-socket.ts'
import { runCommand } from '../../../test/run-command.ts'
import { startSite, type TestSite } from '../../../test/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

const run = (...words: string[]): Promise<string> => runCommand(site.platform, 'chat', ...words)
const lastAudit = async () => {
  const [line] = await site.platform.sql`
    select action, subject, detail from audit_line order by id desc limit 1`
  return line
}
const nameOf = async (id: string): Promise<string> => {
  const [row] = await site.platform.sql<{ name: string }[]>`
    select name from member where id = ${id}`
  return row?.name ?? ''
}
const listed = async (member: Awaited<ReturnType<typeof chatMember>>, input: object = {}) => {
  const { data } = await member.call(chatHistory, { rid: 'hall', pageSize: 50, ...input })
  return (data['list'] as { id: string; msg: string }[]).map(({ msg }) => msg)
}

describe('operators of the chat', () => {
  it('mute a member, who is told the end and the reason, and lift it', async () => {
    const ann = await chatMember(site)
    const name = await nameOf(ann.id)
    await run('mute', name, '30', '刷屏')
    const told = await ann.chat.next(chatIds.mute)
    expect(told).toMatchObject({ reason: { cn: '刷屏', tw: '刷屏' } })
    expect(Number(told['until']) - site.platform.clock.now()).toBeGreaterThan(29 * minuteMs)
    expect(await lastAudit()).toMatchObject({ action: 'chat-mute', subject: ann.id })
    expect(await ann.chat.write('hall', '在吗')).toMatchObject({ refusal: 'chat-muted' })
    await run('unmute', name)
    expect(await ann.chat.next(chatIds.mute)).toEqual({ until: null, reason: null })
    expect(await ann.chat.write('hall', '回来了')).toHaveProperty('seq')
    await expect(run('unmute', name)).rejects.toThrow('not muted')
  })

  it('mute a member in one room only', async () => {
    const ann = await chatMember(site, ['hall', 'vip'], 3)
    await run('mute', await nameOf(ann.id), '5', '离题', 'vip')
    expect(await ann.chat.next(chatIds.mute)).toMatchObject({ rid: 'vip', reason: { cn: '离题' } })
    expect(await ann.chat.write('vip', '这里不行')).toMatchObject({ refusal: 'chat-muted' })
    expect(await ann.chat.write('hall', '这里可以')).toHaveProperty('seq')
  })

  it('block a member: open sockets close, and a new login is refused', async () => {
    const ann = await chatMember(site)
    const name = await nameOf(ann.id)
    await run('block', name, '诈骗')
    expect(await ann.chat.next(chatIds.block)).toEqual({
      out: true,
      reason: { cn: '诈骗', tw: '詐騙' },
    })
    expect(await ann.chat.closed).toMatchObject({ code: 4005 })
    const again = await openChat(site)
    expect(await again.logIn(ann)).toMatchObject({ refusal: 'chat-blocked', code: 6003 })
    await run('unblock', name)
    expect(await again.logIn(ann)).toMatchObject({ guest: false })
  })

  it('delete a message: readers are told, one who was away gets no text, operators keep it', async () => {
    const [ann, bob] = [await chatMember(site), await chatMember(site)]
    const before = await bob.chat.join('hall')
    const { id, seq } = await ann.chat.write('hall', '要删的话')
    await bob.chat.message('要删的话')
    await run('delete', String(id), '违规')
    const told = await bob.chat.next(chatIds.clear)
    expect(told).toMatchObject({ kind: 'delete', ids: [id], seq: Number(seq) + 1 })
    const away = await openChat(site)
    await away.logInAsGuest()
    const { epoch, seq: have } = before
    const joined = await away.join('hall', { epoch, have })
    expect(joined['missed']).toMatchObject([
      { kind: 'gone', id },
      { kind: 'delete', ids: [id] },
    ])
    expect(JSON.stringify(joined)).not.toContain('要删的话')
    expect(await listed(bob)).not.toContain('要删的话')
    expect(await lastAudit()).toMatchObject({
      action: 'chat-delete',
      detail: { rid: 'hall', reason: '违规' },
    })
    expect(await site.platform.sql`select msg from chat_message where id = ${String(id)}`).toEqual([
      { msg: '要删的话' },
    ])
    await expect(run('delete', String(id), '违规')).rejects.toThrow('deleted already')
  })

  it('clear a room up to now', async () => {
    const ann = await chatMember(site)
    await ann.chat.write('hall', '清空之前')
    await ann.chat.message('清空之前')
    await run('clear', 'hall', '整理')
    const told = await ann.chat.take(chatIds.clear, ({ kind }) => kind === 'clear')
    expect(told['upTo']).toBe(Number(told['seq']) - 1)
    expect(await listed(ann)).toEqual([])
    await expect(run('clear', 'nowhere', '整理')).rejects.toThrow('no room')
  })

  it('set a room slow, for members, closed and open, and pin a line', async () => {
    const ann = await chatMember(site)
    const changed = () => ann.chat.next(chatIds.roomStatusUpdate)
    await run('room', 'hall', 'slow', '30')
    expect(await changed()).toMatchObject({ rid: 'hall', state: 'slow', slowMs: 30_000 })
    await run('room', 'hall', 'members')
    expect(await changed()).toMatchObject({ state: 'members', slowMs: 0 })
    const guest = await openChat(site)
    await guest.logInAsGuest()
    guest.say(chatIds.joinRoom, { rid: 'hall' })
    expect(await guest.next(chatIds.joinRoom)).toMatchObject({ refusal: 'session-expired' })
    await run('room', 'hall', 'pin', ' 文明聊天 ')
    expect(await changed()).toMatchObject({ pinned: { cn: '文明聊天', tw: '文明聊天' } })
    await run('room', 'hall', 'unpin')
    expect(await changed()).toMatchObject({ pinned: null })
    await run('room', 'hall', 'open')
    expect(await changed()).toMatchObject({ state: 'open' })
    expect(await lastAudit()).toMatchObject({ action: 'chat-room', subject: 'hall' })
  })

  it('change the word list, which processes hear of by a notification', async () => {
    // A new member for each message: one member may not write twice within seconds.
    const write = async () => (await chatMember(site)).chat.write('hall', '这个新词')
    await run('words', 'refuse', '新词')
    expect(await run('words')).toMatch(/新词 {2}refuse/)
    await expect.poll(write).toMatchObject({ refusal: 'chat-words' })
    await run('words', 'end', '新词')
    await expect(run('words', 'end', '新词')).rejects.toThrow('not in the list')
    await expect.poll(write).toHaveProperty('seq')
  })

  it('read what members reported, with its text', async () => {
    const [ann, bob] = [await chatMember(site), await chatMember(site)]
    const { id } = await ann.chat.write('hall', '被举报的话')
    const report = (more: object = {}) =>
      bob.call(chatReport, { rid: 'hall', id, reason: 'abuse', ...more })
    expect(await report()).toMatchObject({ status_code: 6000 })
    expect(await report({ reason: 'fraud' })).toMatchObject({ status_code: 6000 })
    const text = await run('reports')
    expect(text).toContain('被举报的话')
    expect(text).toContain('1 reports (abuse)')
    expect(await report({ id: 'msg_none' })).toMatchObject({ status_code: 6004 })
    expect(await report({ rid: 'vip' })).toMatchObject({ status_code: 6004 })
    const own = await ann.call(chatReport, { rid: 'hall', id, reason: 'other' })
    expect(own).toMatchObject({ status_code: 6004 })
  })

  it('refuse wrong words', async () => {
    for (const words of [
      [],
      ['shout'],
      ['mute', 'nobody', '5', '原因'],
      ['mute', 'nobody', '0', '原因'],
      ['mute', 'nobody', '5'],
      ['room', 'hall', 'loud'],
      ['room', 'hall', 'slow'],
      ['room', 'hall', 'vip', '11'],
      ['room', 'nowhere', 'open'],
      ['words', 'refuse'],
      ['words', 'refuse', '词', '2020-01-01T00:00:00Z'],
      ['delete', 'msg_none', '原因'],
    ])
      await expect((async () => run(...words))()).rejects.toThrow(Error)
  })
})

describe('a member', () => {
  it('deletes an own message within two minutes, as often as they like', async () => {
    const [ann, bob] = [await chatMember(site), await chatMember(site)]
    const { id } = await ann.chat.write('hall', '说错了')
    await bob.chat.message('说错了')
    expect(await bob.call(chatDelete, { rid: 'hall', id })).toMatchObject({ status_code: 6004 })
    for (let times = 0; times < 2; times += 1)
      expect(await ann.call(chatDelete, { rid: 'hall', id })).toMatchObject({ status_code: 6000 })
    expect(await bob.chat.next(chatIds.clear)).toMatchObject({ kind: 'delete', ids: [id] })
    const told = await site.platform.sql`
      select 1 from chat_message where kind = 'delete' and body->'ids' ? ${String(id)}`
    expect(told).toHaveLength(1)
    site.platform.clock.advance?.(minuteMs)
    const late = await ann.chat.write('hall', '太晚了')
    site.platform.clock.advance?.(2 * minuteMs + 1)
    expect(await ann.call(chatDelete, { rid: 'hall', id: late['id'] })).toMatchObject({
      status_code: 6012,
      data: { refusal: 'chat-delete-late' },
    })
  })
})
