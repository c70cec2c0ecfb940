import fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { memberInfo } from '@xinghe/contract/account-member.ts'
import type { Call } from '@xinghe/contract/call.ts'
import { isEnvelope } from '@xinghe/contract/envelope.ts'
import { isRefusalName } from '@xinghe/contract/refusal-table.ts'
import { callMessageBytes, closeReasons, socketCallsMost } from '@xinghe/contract/socket.ts'
import { resource } from '@xinghe/contract/sports-resource.ts'
import { sportsEnName } from '@xinghe/contract/sports.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import { bettorWith, type Bettor } from '../../test/bettor.ts'
import { loggedIn, openSocket } from '../../test/live-socket.ts'
import { startSite, type TestSite } from '../../test/site.ts'
import { sendBook, waitForNoon } from '../../test/send-book.ts'

const pick = {
  gide: 'today',
  gameId: 'today.M..',
  w: 'M',
  side: 'H',
  ratio: null,
  goalNumber: null,
  ioratio: 110,
  seen: null,
}
const slip = (stake: string) => ({
  oddsType: 'H',
  policy: 'none',
  bets: [{ code: 'single', stake, picks: [pick] }],
})

/** A bettor with a logged-in socket. */
const seated = async (site: TestSite) => {
  const bettor = await bettorWith(site, 100_000n)
  const socket = await loggedIn(await openSocket(site.url), site.client, bettor)
  return { bettor, socket }
}

const asked = ({ uid }: Bettor, method: string, more: object = {}): object => ({
  method,
  enName: sportsEnName,
  Request: { timestamp: 1, token: uid, langx: 'zh-cn', ...more },
})

const refusalOf = async (answer: Promise<{ data: { refusal?: string } }>) =>
  (await answer).data.refusal

describe.each([
  ['sealed', {}],
  ['plain', { WIRE_ENCRYPTION: 'off' }],
])('over a socket of a %s site', (kind, env) => {
  let site: TestSite
  let noon: Instant
  beforeAll(async () => {
    site = await startSite({ VENUE_ADAPTER: 'none', ...env })
    noon = waitForNoon(site)
  })
  afterAll(() => site.close())
  beforeEach(() => sendBook(site, noon))

  it('a bet has the same answer as over HTTP, by its request id, and is placed once', async () => {
    const { bettor, socket } = await seated(site)
    const [first, second] = [randomUUID(), randomUUID()]
    const place = (requestId: string, stake = '100.00') =>
      socket.call(resource, asked(bettor, 'place', slip(stake)), { requestId })
    const overHttp = (requestId: string, stake = '100.00') =>
      bettor.send('place', slip(stake), {}, requestId)

    const placed = await place(first)
    expect(placed).toMatchObject({ status_code: 6000, data: { orders: [{ state: 'open' }] } })
    expect((await overHttp(first)).data['orders']).toEqual(placed.data['orders'])
    const other = await overHttp(second)
    expect((await place(second)).data['orders']).toEqual(other.data['orders'])
    expect(await refusalOf(overHttp(first, '50.00'))).toBe('request-id-reused')
    expect(await refusalOf(place(second, '50.00'))).toBe('request-id-reused')
    expect(await bettor.ask('openBets')).toHaveLength(2)
    socket.close()
  })

  it('a message is valid once, and its counter cannot be used over HTTP either', async () => {
    const { bettor, socket } = await seated(site)
    const message = site.client.prepareMessage(resource, asked(bettor, 'openBets'))
    expect((await socket.exchange(message)).status_code).toBe(6000)
    expect(await refusalOf(socket.exchange(message))).toBe('request-replayed')
    const again = await loggedIn(await openSocket(site.url), site.client, bettor)
    expect(await refusalOf(again.exchange(message))).toBe('request-replayed')

    const { token, uuid } = bettor
    const { url, init, counter } = site.client.prepare(resource, asked(bettor, 'openBets'), {
      token,
      uuid,
    })
    expect((await site.client.send({ url, init, counter })).status_code).toBe(6000)
    const body = kind === 'sealed' ? Buffer.from(init.body as Uint8Array).toString('base64url') : {}
    const copied = { ...message, id: counter, path: new URL(url).pathname, body }
    expect(await refusalOf(socket.exchange(copied))).toBe('request-replayed')
    socket.close()
    again.close()
  })

  it('an old or future time is refused', async () => {
    const { bettor, socket } = await seated(site)
    const now = site.platform.clock.now()
    for (const at of [now - 61_000, now + 62_000])
      expect(await refusalOf(socket.call(resource, asked(bettor, 'openBets'), { at }))).toBe(
        'time-stale',
      )
    socket.close()
  })

  it.each<[string, Pick<Call, 'path'>]>([
    ['a path that there is not', { path: '/game/api/v1/venue/nowhere' }],
    ['a call that travels over HTTP only', memberInfo],
  ])('%s is unknown', async (_, call) => {
    const { socket } = await seated(site)
    expect(await refusalOf(socket.call(call, {}))).toBe('unknown-path')
    socket.close()
  })

  it('input is parsed by the same schema', async () => {
    const { bettor, socket } = await seated(site)
    expect(await socket.call(resource, { method: 5 })).toMatchObject({
      status_code: 6007,
      data: { refusal: 'invalid-parameter' },
    })
    expect(await refusalOf(socket.call(resource, asked(bettor, 'place', slip('-1'))))).toBe(
      'resource-parameter',
    )
    socket.close()
  })

  it('a call that is too long is refused, and a longer one ends the socket', async () => {
    const { bettor, socket } = await seated(site)
    const long = (bytes: number): Promise<{ data: { refusal?: string } }> =>
      socket.call(resource, asked(bettor, 'place', { more: 'x'.repeat(bytes) }))
    expect(await refusalOf(long(callMessageBytes))).toBe('body-too-large')
    void long(4 * callMessageBytes)
    expect((await socket.closed).code).toBe(1009)
  })

  it('a guest is refused, and so is a socket whose session has ended', async () => {
    const { bettor, socket } = await seated(site)
    const guest = await openSocket(site.url)
    const message = site.client.prepareMessage(resource, asked(bettor, 'openBets'))
    guest.send(message)
    expect(await guest.answerTo(message.id)).toMatchObject({
      envelope: { status_code: 6001, data: { refusal: 'session-expired' } },
    })
    const { sessions, sql } = site.platform
    await sessions.endAllOf(sql, bettor.id, 'test')
    expect(await refusalOf(socket.call(resource, asked(bettor, 'openBets')))).toBe(
      'session-expired',
    )
    guest.close()
    socket.close()
  })

  it('maintenance and a restricted address are refused as over HTTP', async () => {
    const { bettor, socket } = await seated(site)
    const { settings } = site.platform
    await settings.set('maintenance', { on: true, text: '升级中' })
    expect(await socket.call(resource, asked(bettor, 'openBets'))).toMatchObject({
      status_code: 6013,
      data: { text: '升级中' },
    })
    await settings.set('maintenance', { on: false })
    expect((await socket.call(resource, asked(bettor, 'openBets'))).status_code).toBe(6000)
    socket.close()
  })

  it('calls beyond the limit of concurrent calls are refused, and the others answered', async () => {
    const { bettor, socket } = await seated(site)
    const lock = await site.platform.sql.reserve()
    await lock.unsafe('begin; lock table sports_favourite in access exclusive mode')
    const calls = Array.from({ length: socketCallsMost + 1 }, () =>
      socket.call(resource, asked(bettor, 'favourites')),
    )
    expect(await refusalOf(calls.at(-1) as (typeof calls)[0])).toBe('too-often')
    await lock.unsafe('commit')
    lock.release()
    const answers = await Promise.all(calls.slice(0, -1))
    expect(new Set(answers.map(({ status_code: code }) => code))).toEqual(new Set([6000]))
    socket.close()
  })

  it('hostile frames are refused by name or end the socket, and change nothing', async () => {
    const bets = async (): Promise<unknown> =>
      site.platform.sql`select count(*) as bets from sports_bet`
    const { bettor, socket: first } = await seated(site)
    const before = await bets()
    const wrongUid = asked({ ...bettor, uid: 'x'.repeat(32) }, 'place', slip('100.00'))
    let socket = first
    const value = fc.oneof(fc.jsonValue(), fc.constantFrom(null, '', -1, 0, 2 ** 53, '/xxxx/', []))
    const message = fc.record(
      {
        id: fc.oneof(fc.integer({ min: 1, max: 2 ** 40 }), value),
        path: fc.oneof(fc.constantFrom(resource.path, '/xxxx/AAAA', ''), value),
        requestId: fc.oneof(fc.uuid(), value),
        sentAt: fc.oneof(fc.constant(site.platform.clock.now()), value),
        body: fc.oneof(fc.constant(wrongUid), value),
      },
      { requiredKeys: [] },
    )
    const frame = fc.oneof(
      { weight: 6, arbitrary: message.map((fields) => JSON.stringify({ t: 'call', ...fields })) },
      { weight: 1, arbitrary: fc.string() },
      { weight: 1, arbitrary: fc.constantFrom('{"t":"call","__proto__":{}}', '[[', '\u0000') },
    )
    await fc.assert(
      fc.asyncProperty(frame, async (text) => {
        socket.sendText(text)
        const end = await Promise.race([socket.next('answer'), socket.closed])
        if ('code' in end) {
          expect(end).toEqual(closeReasons.broken)
          socket = await loggedIn(await openSocket(site.url), site.client, bettor)
          return
        }
        const { envelope } = end as unknown as { envelope: unknown }
        expect(isEnvelope(envelope)).toBe(true)
        const { refusal } = (envelope as { data: { refusal: string } }).data
        expect(isRefusalName(refusal)).toBe(true)
        expect(refusal).not.toBe('internal-error')
      }),
      { numRuns: 100 },
    )
    expect(await bets()).toEqual(before)
    socket.close()
  })

  it('a stop waits for the answers of running calls', async () => {
    const stopping = await startSite({ VENUE_ADAPTER: 'none', ...env })
    const { bettor, socket } = await seated(stopping)
    const lock = await stopping.platform.sql.reserve()
    await lock.unsafe('begin; lock table sports_favourite in access exclusive mode')
    const underWay = socket.call(resource, asked(bettor, 'favourites'))
    await vi.waitFor(async () => {
      const waiting = await stopping.platform.sql`select 1 from pg_locks where not granted`
      expect(waiting).toHaveLength(1)
    })
    const stopped = stopping.server.close()
    await lock.unsafe('commit')
    lock.release()
    expect((await underWay).status_code).toBe(6000)
    expect(await socket.closed).toEqual(closeReasons.stopping)
    await stopped
    await stopping.close()
  })
})

describe('over a sealed socket', () => {
  let site: TestSite
  beforeAll(async () => {
    site = await startSite({ VENUE_ADAPTER: 'none', TRUST_PROXY: '1', RATE_FACTOR: '0.01' })
  })
  afterAll(() => site.close())

  it('a plain call is refused, and so are a changed byte and a body of another call', async () => {
    const { bettor, socket } = await seated(site)
    const openBets = asked(bettor, 'openBets')
    expect(await refusalOf(socket.call(resource, openBets, { plain: true }))).toBe(
      'encryption-required',
    )
    const [one, two] = [0, 1].map(() => site.client.prepareMessage(resource, openBets))
    if (one === undefined || two === undefined) throw new Error('no message')
    expect(await refusalOf(socket.exchange({ ...one, body: two.body }))).toBe('cipher-broken')
    const path = `${two.path.slice(0, -4)}${two.path.at(-4) === 'A' ? 'B' : 'A'}${two.path.slice(-3)}`
    expect(await refusalOf(socket.exchange({ ...two, path }))).toBe('cipher-broken')
    const three = site.client.prepareMessage(resource, openBets)
    const answered = socket.answerTo(three.id + 1)
    socket.send({ ...three, id: three.id + 1 })
    const { sealed } = (await answered) as { sealed: string }
    const text = site.client.openAnswer(three.id, Buffer.from(sealed, 'base64url'))
    expect(text).toContain('cipher-broken')
    socket.close()
  })

  it('calls share the rate limit of HTTP, by the address behind the proxy', async () => {
    const bettor = await bettorWith(site, 0n)
    const ip = '198.51.100.7'
    const live = await openSocket(site.url, { 'x-forwarded-for': ip })
    const socket = await loggedIn(live, site.client, bettor)
    const openBets = asked(bettor, 'openBets')
    const overSocket = () => refusalOf(socket.call(resource, openBets))
    const overHttp = () =>
      refusalOf(site.call(resource, openBets, { token: bettor.token, uuid: bettor.uuid, ip }))
    const refusals = []
    for (let at = 0; at < 4; at += 1) refusals.push(await overSocket(), await overHttp())
    expect(refusals.slice(0, 6)).not.toContain('too-often')
    expect(refusals.slice(6)).toEqual(['too-often', 'too-often'])
    socket.close()
  })

  it('a restricted address is refused', async () => {
    const bettor = await bettorWith(site, 0n)
    const live = await openSocket(site.url, { 'x-forwarded-for': '203.0.113.9' })
    const socket = await loggedIn(live, site.client, bettor)
    await site.platform.settings.set('region', { restrictedIps: ['203.0.113.'] })
    expect(await refusalOf(socket.call(resource, asked(bettor, 'openBets')))).toBe('ip-restricted')
    socket.close()
  })
})
