import { createDecipheriv } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { balance } from '@xinghe/contract/wallet.ts'
import { ivBytes, liveBinding, tagBytes } from '@xinghe/contract/wire.ts'
import { hourMs, later } from '@xinghe/rules/base/instant.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { publishNotice } from '../features/site/publish-notice.ts'
import { timestamp } from '../platform/database/value.ts'
import { makeSite } from './make-site.ts'
import { loggedIn, openSocket as openLiveSocket } from '../../test/live-socket.ts'
import { startSite, type TestSite } from '../../test/site.ts'
import { testBrowser, wireClient, type WireClient } from '../../test/wire-client.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

const openSocket = (url = site.url) => openLiveSocket(url)

const unseal = (body: unknown, { down }: WireClient = site.client): Record<string, unknown> => {
  const bytes = Buffer.from(String(body), 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', down, bytes.subarray(0, ivBytes))
  decipher.setAAD(liveBinding)
  decipher.setAuthTag(bytes.subarray(-tagBytes))
  const plain =
    decipher.update(bytes.subarray(ivBytes, -tagBytes), undefined, 'utf8') + decipher.final('utf8')
  return JSON.parse(plain) as Record<string, unknown>
}

/** The browser of every session here. */
const uuid = testBrowser

const sessionOf = async (
  name: string,
): Promise<{ token: string; hash: string; memberId: MemberId }> => {
  const [row] = await site.platform.sql<
    { id: MemberId }[]
  >`select id from member where name = ${name}`
  if (row === undefined) throw new Error('no such member')
  const made = await site.platform.sessions.start(site.platform.sql, {
    memberId: row.id,
    uuid,
    device: '',
    browser: '',
    ip: '127.0.0.1',
    country: null,
  })
  return { ...made, memberId: row.id }
}

describe('the live socket', () => {
  it('greets a guest, answers pings and gives a snapshot, then numbered deltas', async () => {
    const socket = await openSocket()
    expect(await socket.next('hello')).toMatchObject({ serverTime: expect.any(Number) as number })
    socket.send({ t: 'ping' })
    await socket.next('pong')
    socket.send({ t: 'sub', topic: 'notices' })
    const snap = await socket.next('snap')
    await publishNotice(site.platform.sql, site.platform.clock, {
      title: '测试公告',
      body: '内容',
      popUp: false,
      actor: 'test',
    })
    const delta = await socket.next('delta')
    expect(delta).toMatchObject({
      topic: 'notices',
      epoch: snap['epoch'],
      seq: Number(snap['seq']) + 1,
    })
    socket.close()
  })

  it('resumes after a break without a snapshot, and with one under another epoch', async () => {
    const stays = await openSocket()
    stays.send({ t: 'sub', topic: 'site' })
    const first = await stays.next('snap')
    await site.platform.settings.set('maintenance', { text: '一' })
    const missed = await stays.next('delta')
    const back = await openSocket()
    back.send({ t: 'sub', topic: 'site', have: first['seq'], epoch: first['epoch'] })
    expect(await back.next('delta')).toEqual(missed)
    back.send({ t: 'unsub', topic: 'site' })
    back.send({ t: 'sub', topic: 'site', have: 3, epoch: 'of another life' })
    // A snapshot of the last second, with the delta after it, or a newer one.
    const snap = await back.next('snap')
    if (snap['seq'] !== missed['seq']) expect(await back.next('delta')).toEqual(missed)
    stays.close()
    back.close()
  })

  it('seals the private topic, and refuses it to guests', async () => {
    const { token } = await sessionOf('demo01')
    const socket = await openSocket()
    socket.send({ t: 'sub', topic: 'member' })
    expect(await socket.next('refused')).toMatchObject({
      about: 'member',
      refusal: 'session-expired',
    })
    socket.send({ t: 'login', token: 'wrong', key: site.client.keyHeader, uuid })
    expect(await socket.next('refused')).toMatchObject({ about: 'login' })
    socket.send({ t: 'login', token, key: site.client.keyHeader, uuid })
    await socket.next('logged-in')
    socket.send({ t: 'sub', topic: 'member' })
    const sealed = await socket.next('sealed')
    expect(unseal(sealed['body'])).toMatchObject({
      t: 'snap',
      data: { balance: '8888.00', locked: '0.00', unread: { notice_count: 0, brnotice_count: 0 } },
    })
    socket.close()
  })

  it('tells only the socket whose session ended, which becomes a guest', async () => {
    const { token, hash } = await sessionOf('demo02')
    const elsewhere = await openSocket()
    elsewhere.send({
      t: 'login',
      token: (await sessionOf('demo02')).token,
      key: site.client.keyHeader,
      uuid,
    })
    elsewhere.send({ t: 'sub', topic: 'member' })
    await elsewhere.next('sealed')
    const socket = await openSocket()
    socket.send({ t: 'login', token, key: site.client.keyHeader, uuid })
    socket.send({ t: 'sub', topic: 'member' })
    await socket.next('sealed')
    await site.platform.sessions.end(site.platform.sql, hash, 'test')
    const sealed = await socket.next('sealed')
    expect(unseal(sealed['body'])).toMatchObject({ t: 'snap', data: { ended: true } })
    socket.send({ t: 'sub', topic: 'member' })
    expect(await socket.next('refused')).toMatchObject({ refusal: 'session-expired' })
    // The other device is still logged in: the next message it gets is its own snapshot.
    elsewhere.send({ t: 'unsub', topic: 'member' })
    elsewhere.send({ t: 'sub', topic: 'member' })
    expect(unseal((await elsewhere.next('sealed'))['body'])).toMatchObject({
      data: { balance: '8888.00' },
    })
    elsewhere.close()
    socket.close()
  })

  it('closes on malformed messages and on a flood', async () => {
    const odd = await openSocket()
    odd.send({ t: 'shout' })
    expect(await odd.closed).toEqual({ code: 4001, reason: 'message-not-understood' })
    const loud = await openSocket()
    for (let at = 0; at < 101; at += 1) loud.send({ t: 'ping' })
    expect(await loud.closed).toEqual({ code: 4003, reason: 'too-many-messages' })
  })

  it('delivers to the sockets of every process', async () => {
    const other = await makeSite({ ...site.platform.config, port: 0 })
    const url = await other.server.listen({ host: '127.0.0.1', port: 0 })
    const [here, there] = [await openSocket(), await openSocket(url)]
    for (const socket of [here, there]) {
      socket.send({ t: 'sub', topic: 'notices' })
      await socket.next('snap')
    }
    await publishNotice(site.platform.sql, site.platform.clock, {
      title: '公告',
      body: '内容',
      popUp: false,
      actor: 'test',
    })
    for (const socket of [here, there])
      expect(await socket.next('delta')).toMatchObject({ topic: 'notices' })
    here.close()
    expect(await Promise.all([there.closed, other.stop()])).toMatchObject([
      { code: 1001, reason: 'server-stopping' },
      undefined,
    ])
  })

  it('refuses an unknown topic', async () => {
    const socket = await openSocket()
    socket.send({ t: 'sub', topic: 'constructor' })
    expect(await socket.next('refused')).toMatchObject({
      about: 'constructor',
      refusal: 'not-found',
    })
    socket.close()
  })

  it('closes a silent socket', async () => {
    const socket = await openSocket()
    const now = performance.now.bind(performance)
    const ahead = vi.spyOn(performance, 'now').mockImplementation(() => now() + 46_000)
    expect(await socket.closed).toEqual({ code: 4000, reason: 'no-heartbeat' })
    ahead.mockRestore()
  })
})

it('a login under a retired key ends, and the member goes on with the new key', async () => {
  const { platform, client: old } = site
  const socket = await openSocket()
  const { token, hash } = await sessionOf('demo01')
  // In use until shortly before the key retires, or the session would end first.
  const seenAt = timestamp(later(platform.clock.now(), 2 * hourMs))
  await platform.sql`update session set last_seen_at = ${seenAt} where token_hash = ${hash}`
  const member = await loggedIn(socket, old, { token, uuid })
  socket.send({ t: 'sub', topic: 'member' })
  expect(unseal((await socket.next('sealed'))['body'])).toMatchObject({ t: 'snap' })
  await platform.keyRing.rotate('test')
  const fresh = await wireClient(site.url, () => platform.clock.now())
  platform.clock.advance?.(25 * hourMs)
  expect(await socket.next('refused')).toMatchObject({ about: 'login', refusal: 'key-unknown' })
  // Not `session-expired`, which would log the member out.
  expect((await member.call(balance, {})).data).toMatchObject({ refusal: 'key-unknown' })
  socket.send({ t: 'sub', topic: 'member' })
  expect(await socket.next('refused')).toMatchObject({ about: 'member' })
  const again = await sessionOf('demo01')
  await loggedIn(socket, fresh, { token: again.token, uuid })
  socket.send({ t: 'sub', topic: 'member' })
  const sealed = await socket.next('sealed')
  expect(unseal(sealed['body'], fresh)).toMatchObject({ t: 'snap', topic: 'member' })
  socket.close()
})
