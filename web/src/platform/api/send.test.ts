import { call } from '@xinghe/contract/call.ts'
import type { AnswerMessage, CallMessage } from '@xinghe/contract/socket.ts'
import { afterEach, describe, expect, vi } from 'vitest'
import * as z from 'zod/mini'
import type { SocketTransport } from './socket-transport.ts'
import { refusal, success } from './testing/wire-server.ts'
import { it } from './testing/wire-test.ts'

const bet = call({
  path: '/game/api/v1/venue/test',
  who: 'anyone',
  overSocket: true,
  summary: '',
  input: z.object({ stake: z.string() }),
  output: z.object({ way: z.string() }),
})
const overHttpOnly = { ...bet, overSocket: false }
const input = { stake: '10.00' }

/** A socket that is logged in, and answers as the test says. */
const fakeSocket = (answer: (message: CallMessage) => unknown) => {
  const sent: CallMessage[] = []
  const keys: string[] = []
  const way: SocketTransport = {
    isOpenFor: (_token, key) => keys.push(key) > 0,
    async exchange(message) {
      sent.push(message)
      return { t: 'answer', id: message.id, ...(answer(message) as object) } as AnswerMessage
    },
  }
  return { way, sent, keys }
}

const ofSocket = { envelope: success({ way: 'socket' }) }

describe('a call that may travel over the socket', () => {
  it('does so where the socket is logged in', async ({ server, openPage }) => {
    server.encryption = 0
    const page = await openPage()
    const { way, sent } = fakeSocket(() => ofSocket)
    page.offerSocketTransport(way)
    const requestId = 'intention-1'
    await expect(page.callApi(bet, input, { requestId })).resolves.toEqual({ way: 'socket' })
    expect(sent).toMatchObject([{ path: bet.path, requestId, body: input, id: 1 }])
    expect(Math.abs((sent[0]?.sentAt ?? 0) - Date.now())).toBeLessThan(60_000)
    expect(server.seen).toEqual([])
  })

  it('is sealed there as over HTTP, and its answer opened', async ({ server, openPage }) => {
    const page = await openPage()
    const { way, sent, keys } = fakeSocket(({ id }) => {
      const bound = Buffer.alloc(8)
      bound.writeBigUInt64BE(BigInt(id))
      const text = JSON.stringify(ofSocket.envelope)
      return { sealed: server.seal(keys[0] ?? '', text, bound).toString('base64url') }
    })
    page.offerSocketTransport(way)
    await expect(page.callApi(bet, input)).resolves.toEqual({ way: 'socket' })
    expect(sent[0]?.path).toMatch(/^\/xxxx\//)
    expect(sent[0]?.body).toMatch(/^[\w-]+$/)
    expect(sent[0]?.sentAt).toBeUndefined()
  })

  it('goes over HTTP without a socket, and where it is too long', async ({ server, openPage }) => {
    const page = await openPage()
    server.replies.set(bet.path, () => ({ envelope: success({ way: 'http' }) }))
    await expect(page.callApi(bet, input)).resolves.toEqual({ way: 'http' })
    const { way, sent } = fakeSocket(() => ofSocket)
    page.offerSocketTransport(way)
    await expect(page.callApi(bet, { stake: 'x'.repeat(20_000) })).resolves.toEqual({ way: 'http' })
    await expect(page.callApi(overHttpOnly, input)).resolves.toEqual({ way: 'http' })
    page.offerSocketTransport({ ...way, isOpenFor: () => false })
    await expect(page.callApi(bet, input)).resolves.toEqual({ way: 'http' })
    expect(sent).toEqual([])
  })

  it('is refused there by the same names', async ({ openPage }) => {
    const page = await openPage()
    page.offerSocketTransport(fakeSocket(() => ({ envelope: refusal(6011, 'too-often') })).way)
    await expect(page.callApi(bet, input)).rejects.toMatchObject({ refusal: 'too-often' })
  })

  it('asks for new keys where those of the socket are stale', async ({ server, openPage }) => {
    const page = await openPage()
    const { way, sent } = fakeSocket(({ id }) =>
      id === 1 ? { envelope: refusal(6008, 'time-stale') } : ofSocket,
    )
    page.offerSocketTransport(way)
    await expect(page.callApi(bet, input)).resolves.toEqual({ way: 'socket' })
    expect(sent).toHaveLength(2)
    expect(server.preInfos).toBe(2)
  })
})

describe('a socket that is lost before the answer', () => {
  afterEach(() => vi.useRealTimers())

  it('leaves a write unknown: it is not sent again', async ({ server, openPage }) => {
    const page = await openPage()
    const { way, sent } = fakeSocket(() => {
      throw new page.TransportFault('network')
    })
    page.offerSocketTransport(way)
    await expect(page.callApi(bet, input)).rejects.toMatchObject({ kind: 'network' })
    expect(sent).toHaveLength(1)
    expect(server.seen).toEqual([])
  })

  it('retries a read over HTTP under the same request id', async ({ server, openPage }) => {
    const page = await openPage()
    server.replies.set(bet.path, () => ({ envelope: success({ way: 'http' }) }))
    const { way, sent } = fakeSocket(() => {
      throw new page.TransportFault('network')
    })
    page.offerSocketTransport(way)
    const answer = page.callApi(bet, input, { onlyReads: true })
    await expect(answer).resolves.toEqual({ way: 'http' })
    expect(server.seen).toMatchObject([{ headers: { 'request-id': sent[0]?.requestId } }])
  })

  it('and is silent instead has a read asked over HTTP after five seconds', async ({
    server,
    openPage,
  }) => {
    const page = await openPage()
    server.replies.set(bet.path, () => ({ envelope: success({ way: 'http' }) }))
    const asked = Promise.withResolvers<void>()
    const silent: SocketTransport = {
      isOpenFor: () => true,
      exchange() {
        asked.resolve()
        return new Promise(() => undefined)
      },
    }
    page.offerSocketTransport(silent)
    await page.callApi(overHttpOnly, input)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const read = page.callApi(bet, input, { onlyReads: true })
    await asked.promise
    await vi.advanceTimersByTimeAsync(5_000)
    vi.useRealTimers()
    await expect(read).resolves.toEqual({ way: 'http' })
  })
})
