import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { memberInfo } from '@xinghe/contract/account-member.ts'
import { builtCalls } from '@xinghe/contract/calls.ts'
import { heroAds, preInfo } from '@xinghe/contract/site.ts'
import { startSite, type TestSite } from '../../test/site.ts'
import { walletMember } from '../../test/wallet-member.ts'
import { wireClient } from '../../test/wire-client.ts'

const [callsOfAddress, callsOfMember] = [60, 40]

let site: TestSite
beforeAll(async () => {
  site = await startSite({
    TRUST_PROXY: '1',
    RATE_FACTOR: '1',
    CALLS_PER_ADDRESS: String(callsOfAddress),
    CALLS_PER_MEMBER: String(callsOfMember),
  })
})
afterAll(() => site.close())

let hosts = 0
/** An address that no other test of the file uses. */
const freshAddress = (): string => `203.0.113.${(hosts += 1)}`

describe('one address', () => {
  it('has one budget over all calls, whatever their paths', async () => {
    const ip = freshAddress()
    const paths = builtCalls.filter(({ method }) => method === 'POST').slice(0, callsOfAddress)
    const codes: number[] = []
    for (const call of paths) codes.push((await site.call(call, {}, { ip })).status_code)
    expect(codes).not.toContain(6011)
    expect(await site.call(heroAds, {}, { ip })).toMatchObject({ status_code: 6011 })
    expect(await site.call(heroAds, {}, { ip: freshAddress() })).toMatchObject({
      status_code: 6000,
    })
  })

  it('makes the server agree no more keys once its budget is spent', async () => {
    const ip = freshAddress()
    for (let at = 0; at < callsOfAddress; at += 1) await site.call(preInfo, {}, { ip })
    const agreed = vi.spyOn(site.platform.keyRing, 'agreement')
    for (let at = 0; at < 5; at += 1) {
      const fresh = await wireClient(site.url, () => site.platform.clock.now())
      agreed.mockClear()
      expect(await fresh.call(heroAds, {}, { ip })).toMatchObject({ status_code: 6011 })
      expect(agreed).not.toHaveBeenCalled()
    }
    agreed.mockRestore()
  })

  it.each(['/ready', '/metrics', '/docs/api', '/docs/api.json'])(
    'asks for %s only so often',
    async (path) => {
      const headers = { 'x-forwarded-for': freshAddress() }
      const ask = async () => (await fetch(site.url + path, { headers })).status
      expect(await ask()).not.toBe(429)
      const statuses = new Set<number>()
      for (let at = 0; at < 600; at += 1) statuses.add(await ask())
      expect(statuses).toContain(429)
    },
  )

  it('has only so many connections', async () => {
    const direct = await startSite({ CONNECTIONS_PER_ADDRESS: '3', RATE_FACTOR: '1' })
    const { port } = new URL(direct.url)
    const open = (from: string): Promise<Socket> =>
      new Promise((resolve, reject) => {
        const to = { host: '127.0.0.1', port: Number(port), localAddress: from }
        const socket = connect(to, () => resolve(socket))
        socket.on('error', reject)
      })
    const closed = (socket: Socket): Promise<void> =>
      new Promise((resolve) => {
        socket.on('error', () => undefined).on('close', () => resolve())
        socket.resume()
      })
    const held = [await open('127.0.0.2'), await open('127.0.0.2'), await open('127.0.0.2')]
    await closed(await open('127.0.0.2'))
    const other = await open('127.0.0.3')
    other.write('GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
    const [answer] = (await new Promise((resolve) => {
      other.once('data', (bytes) => resolve([String(bytes)]))
    })) as [string]
    expect(answer).toMatch(/^HTTP\/1.1 200/)
    expect(direct.server.server.maxConnections).toBe(20_000)
    for (const socket of [...held, other]) socket.destroy()
    await direct.close()
  })
})

it('one member has one budget over all calls, from whatever addresses', async () => {
  const { token, uuid } = await walletMember(site)
  const ask = async () =>
    (await site.call(memberInfo, {}, { token, uuid, ip: freshAddress() })).status_code
  const codes: number[] = []
  for (let at = 0; at <= callsOfMember; at += 1) codes.push(await ask())
  expect(codes.slice(0, callsOfMember)).not.toContain(6011)
  expect(codes.at(-1)).toBe(6011)
  const other = await walletMember(site)
  expect(await site.call(memberInfo, {}, { ...other, ip: freshAddress() })).toMatchObject({
    status_code: 6000,
  })
})
