// @vitest-environment happy-dom
import { createECDH } from 'node:crypto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeSite } from '../api/testing/fake-site.ts'

/** The server's end of the connection, played by the test. */
class Wire extends EventTarget {
  static readonly OPEN = 1
  static last: Wire | null = null
  readonly readyState = 1
  readonly sent: { t: string; key?: string }[] = []
  constructor() {
    super()
    Wire.last = this
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { t: string })
  }
  close(): void {
    this.dispatchEvent(new Event('close'))
  }
  say(message: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }))
  }
  /** Which of the server's keys each login was made with. */
  logins(): string[] {
    return this.sent.flatMap(({ t, key = '' }) => (t === 'login' ? [key.slice(0, 12)] : []))
  }
}

const publicKey = createECDH('prime256v1').generateKeys().toString('base64url')
const [firstKey, secondKey] = ['a'.repeat(12), 'b'.repeat(12)]
let keyId = firstKey

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('WebSocket', Wire)
})
afterEach(() => vi.unstubAllGlobals())

/** A logged-in member with an open socket, on a site that hands out `keyId`. */
const openPage = async () => {
  keyId = firstKey
  const preInfo = await preInfoOf(fakeSite({}).fetch)
  const site = fakeSite({ preInfo: () => ({ ...preInfo, key: { id: keyId, publicKey } }) })
  vi.stubGlobal('fetch', site.fetch)
  const { session } = await import('../session/session.ts')
  const { subscribe } = await import('./live-socket.ts')
  const { reloadPreInfo } = await import('../site/pre-info.ts')
  session.start({ token: 't', userId: 'mem_00000001' })
  subscribe('member', () => undefined)
  const wire = Wire.last
  if (wire === null) throw new Error('no socket was opened')
  wire.dispatchEvent(new Event('open'))
  await vi.waitFor(() => expect(wire.logins()).toEqual([firstKey]))
  wire.say({ t: 'logged-in' })
  await vi.waitFor(() => expect(wire.sent.at(-1)).toMatchObject({ t: 'sub', topic: 'member' }))
  wire.sent.length = 0
  return { wire, reloadPreInfo }
}

const preInfoOf = async (ask: ReturnType<typeof fakeSite>['fetch']) => {
  const answer = await ask('/preInfo', { body: '{}', headers: {} })
  return ((await answer.json()) as { data: object }).data
}

it('logs in anew when the page gets another key: the old one opens nothing any more', async () => {
  const { wire, reloadPreInfo } = await openPage()
  await reloadPreInfo()
  expect(wire.sent).toEqual([])
  keyId = secondKey
  await reloadPreInfo()
  await vi.waitFor(() => expect(wire.logins()).toEqual([secondKey]))
  expect(wire.sent.map(({ t }) => t)).toEqual(['logout', 'login'])
})

it('fetches the new key and logs in once, when the server retires the key', async () => {
  const { wire } = await openPage()
  keyId = secondKey
  wire.say({ t: 'refused', about: 'login', refusal: 'key-unknown', message: '' })
  await vi.waitFor(() => expect(wire.logins()).toEqual([secondKey]))
  wire.say({ t: 'logged-in' })
  await vi.waitFor(() => expect(wire.sent.at(-1)).toMatchObject({ t: 'sub', topic: 'member' }))
  expect(wire.logins()).toHaveLength(1)
})
