import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chatPath, chatQuery } from '@xinghe/contract/chat-frames.ts'
import { livePath } from '@xinghe/contract/socket.ts'
import { dayMs, later, siteDay } from '@xinghe/rules/base/instant.ts'
import { openSocket } from '../../test/live-socket.ts'
import { statusOfSocket } from '../../test/refused-socket.ts'
import { startSite, type TestSite } from '../../test/site.ts'
import { until } from '../../test/until.ts'
import { walletMember } from '../../test/wallet-member.ts'

const chatUrl = `${chatPath}?${new URLSearchParams(chatQuery).toString()}`

let site: TestSite
beforeAll(async () => {
  site = await startSite({ TRUST_PROXY: '1', RATE_FACTOR: '1' })
})
afterAll(() => site.close())

let hosts = 0
/** An address that no other test of the file uses. */
const freshAddress = (): string => `198.51.100.${(hosts += 1)}`
const from = (ip: string) => ({ 'x-forwarded-for': ip })

/** The bytes of a handshake, from a fresh address. */
const handshakeOf = (path: string, headers = ''): string =>
  `GET ${path} HTTP/1.1\r\nHost: ${new URL(site.url).host}\r\nConnection: Upgrade\r\n` +
  `Upgrade: websocket\r\nX-Forwarded-For: ${freshAddress()}\r\n${headers}` +
  'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n'

describe.each([
  ['the live socket', livePath],
  ['the chat socket', chatUrl],
])('%s', (_, path) => {
  it('takes twenty sockets of one address, and one more after one has left', async () => {
    const ip = freshAddress()
    const sockets = await Promise.all(
      Array.from({ length: 20 }, () => openSocket(site.url, from(ip), path)),
    )
    expect(await statusOfSocket(site.url + path, from(ip))).toBe(429)
    expect(await statusOfSocket(site.url + path, from(freshAddress()))).toBeNull()
    sockets.pop()?.close()
    await until('a socket in its place', async () =>
      (await statusOfSocket(site.url + path, from(ip))) === null ? true : null,
    )
    for (const socket of sockets) socket.close()
  })

  it('counts loopback addresses that a proxy tells as one', async () => {
    let told = 0
    const loopback = () => from(`127.0.0.${(told += 1)}`)
    const sockets = await Promise.all(
      Array.from({ length: 20 }, () => openSocket(site.url, loopback(), path)),
    )
    expect(await statusOfSocket(site.url + path, loopback())).toBe(429)
    for (const socket of sockets) socket.close()
  })

  it('is not opened by the page of another site', async () => {
    const own = new URL(site.url).host
    const opens = (origin: string) =>
      statusOfSocket(site.url + path, { ...from(freshAddress()), origin })
    expect(await opens(`http://${own}`)).toBeNull()
    expect(await opens('http://evil.example')).toBe(403)
    expect(await opens(`http://${own}.evil.example`)).toBe(403)
    expect(await opens('null')).toBe(403)
  })

  it('is opened after many attempts by the page of another site at the same address', async () => {
    const headers = { ...from(freshAddress()), origin: 'http://evil.example' }
    for (let at = 0; at < 60; at += 1) await statusOfSocket(site.url + path, headers)
    headers.origin = site.url
    expect(await statusOfSocket(site.url + path, headers)).toBeNull()
  })

  it.each([
    ['percent-encoded', path.replace('/stream', '/str%65am')],
    ['with a fragment', path.replace('?', '#?').replace(/\/ws$/, '/ws#')],
  ])('is not opened by another spelling of its path, %s', async (_spelling, spelled) => {
    const { hostname, port } = new URL(site.url)
    const raw = connect(Number(port), hostname)
    raw.write(handshakeOf(spelled))
    const [answer] = (await once(raw, 'data')) as [Buffer]
    expect(answer.toString('latin1')).toMatch(/^HTTP\/1.1 40[04] /)
    raw.destroy()
  })

  it('keeps no connection of a refused client that does not close its half', async () => {
    const { hostname, port } = new URL(site.url)
    const raw = connect({ port: Number(port), host: hostname, allowHalfOpen: true })
    // The write that finds the connection closed fails.
    raw.on('error', () => undefined)
    const closed = new Promise((resolve) => void raw.once('close', resolve))
    raw.write(handshakeOf(path, 'Origin: http://evil.example\r\n'))
    raw.resume()
    await once(raw, 'end')
    // A closed connection answers bytes with a reset; one that is kept takes them.
    const writing = setInterval(() => raw.write('x'), 20)
    await closed
    clearInterval(writing)
  })

  it('tells operators how many handshakes were refused', async () => {
    const authorization = `Basic ${btoa('operator:operator-test-password')}`
    const refused = async (): Promise<number> => {
      const metrics = await fetch(`${site.url}/metrics`, { headers: { authorization } })
      const line = /xinghe_refusals_total{refusal="access-denied"} (\d+)/.exec(await metrics.text())
      return Number(line?.[1] ?? 0)
    }
    const before = await refused()
    const headers = { ...from(freshAddress()), origin: 'http://evil.example' }
    await statusOfSocket(site.url + path, headers)
    expect(await refused()).toBe(before + 1)
  })

  it('is opened only so often from one address, though no socket stays open', async () => {
    const headers = from(freshAddress())
    let opened = 0
    while (opened < 130 && (await statusOfSocket(site.url + path, headers)) === null) opened += 1
    expect(opened).toBeGreaterThanOrEqual(40)
    expect(opened).toBeLessThan(130)
  })
})

describe('messages of the live socket', () => {
  it('join no topic that there is not', async () => {
    const socket = await openSocket(site.url, from(freshAddress()))
    const now = site.platform.clock.now()
    const refusalFor = async (topic: string): Promise<unknown> => {
      socket.send({ t: 'sub', topic })
      return (
        await socket.hear(({ t, about, topic: told }) =>
          t === 'refused' ? about === topic : told === topic,
        )
      )['refusal']
    }
    const board = (day: string): string => `board:FT:FU:main:${day}`
    expect(await refusalFor(board(siteDay(later(now, dayMs))))).toBeUndefined()
    expect(await refusalFor(board(siteDay(later(now, 7 * dayMs))))).toBeUndefined()
    for (const day of ['2026-02-31', '9999-99-99', siteDay(later(now, 30 * dayMs)), '2020-01-01'])
      expect([day, await refusalFor(board(day))]).toEqual([day, 'not-found'])
    expect(await refusalFor('room:999999999')).toBe('not-found')
    expect(await refusalFor('match:made-up')).toBe('not-found')
    socket.close()
  })

  it('log in a member on ten sockets and not on one more', async () => {
    const { token, uuid } = await walletMember(site)
    const answers = await Promise.all(
      Array.from({ length: 11 }, async () => {
        const socket = await openSocket(site.url, from(freshAddress()))
        socket.send({ t: 'login', token, key: site.client.keyHeader, uuid })
        return socket.hear(({ t }) => t === 'logged-in' || t === 'refused')
      }),
    )
    expect(answers.filter(({ t }) => t === 'logged-in')).toHaveLength(10)
    expect(answers.filter(({ refusal }) => refusal === 'too-often')).toHaveLength(1)
  })

  /** Sends messages on three sockets of one address until one of them is cut; how it was cut. */
  const cutAfter = async (message: (at: number) => object, each: number): Promise<unknown> => {
    const ip = freshAddress()
    for (let sockets = 0; sockets < 3; sockets += 1) {
      const socket = await openSocket(site.url, from(ip))
      for (let at = 0; at < each; at += 1) socket.send(message(at))
      socket.send({ t: 'ping' })
      const cut = await Promise.race([socket.next('pong').then(() => null), socket.closed])
      if (cut !== null) return cut
    }
    return null
  }
  const flood = { code: 4003, reason: 'too-many-messages' }

  it('guess tokens only so often from one address', async () => {
    const key = site.client.keyHeader
    const guess = (at: number) => ({ t: 'login', token: `guess-${at}`, key, uuid: 'made-up-one' })
    expect(await cutAfter(guess, 90)).toEqual(flood)
  })

  it('join only so often from one address', async () => {
    expect(await cutAfter(() => ({ t: 'sub', topic: 'site' }), 95)).toEqual(flood)
  })

  it('are not looked at after the socket was cut, nor is it kept for a client that ignores it', async () => {
    const { hostname, port } = new URL(site.url)
    const raw = connect(Number(port), hostname)
    const closed = once(raw, 'close')
    raw.write(handshakeOf(livePath))
    await once(raw, 'data')
    raw.resume()
    // A masked frame of the text "{}", which is no message: the socket is told to close, and never answers.
    raw.write(Buffer.from([0x81, 0x82, 0, 0, 0, 0, 0x7b, 0x7d]))
    await closed
  })

  it('speak only so often from one address, on however many sockets', async () => {
    const ip = freshAddress()
    const sockets = await Promise.all(
      Array.from({ length: 10 }, () => openSocket(site.url, from(ip))),
    )
    for (const socket of sockets) for (let at = 0; at < 95; at += 1) socket.send({ t: 'ping' })
    expect(await Promise.race(sockets.map(({ closed }) => closed))).toEqual(flood)
  })
})
