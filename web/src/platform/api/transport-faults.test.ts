import { login } from '@xinghe/contract/account.ts'
import { supportLink } from '@xinghe/contract/site-support.ts'
import { describe, expect, vi } from 'vitest'
import { freshPage } from './testing/fresh-page.ts'
import { success } from './testing/wire-server.ts'
import { it, loginInput } from './testing/wire-test.ts'

// Tests the number of attempts; pause.test.ts tests the waits.
vi.mock('../transport/pause.ts', () => ({ pause: async () => undefined }))

const realFetch = globalThis.fetch

describe('transport faults', () => {
  it('tries a repeatable call three times under one request id', async ({ server, openPage }) => {
    const page = await openPage()
    server.replies.set(supportLink.path, () => ({ drop: true }))
    await expect(page.callApi(supportLink, {})).rejects.toMatchObject({ kind: 'network' })
    expect(server.seen).toHaveLength(3)
    expect(new Set(server.seen.map((seen) => seen.headers['request-id'])).size).toBe(1)
  })

  it('tries a call that changes something only once', async ({ server, openPage }) => {
    const page = await openPage()
    server.replies.set(login.path, () => ({ drop: true }))
    await expect(page.callApi(login, loginInput)).rejects.toMatchObject({ kind: 'network' })
    expect(server.seen).toHaveLength(1)
  })

  it('keeps the request id of the intention', async ({ server, openPage }) => {
    const page = await openPage()
    await page.callApi(supportLink, {}, { requestId: 'intention-1' })
    expect(server.seen[0]?.headers['request-id']).toBe('intention-1')
  })

  it('is called off by the one who asked', async ({ server, openPage }) => {
    const page = await openPage()
    const gate = new AbortController()
    server.replies.set(supportLink.path, () => {
      gate.abort()
      return { hang: true }
    })
    const asked = page.callApi(supportLink, {}, { signal: gate.signal })
    await expect(asked).rejects.toMatchObject({ kind: 'aborted' })
    await expect(page.callApi(supportLink, {}, { signal: gate.signal })).rejects.toMatchObject({
      kind: 'aborted',
    })
  })

  it('tells the status where no envelope came', async ({ server, openPage }) => {
    const page = await openPage()
    server.replies.set(supportLink.path, () => ({ status: 502, raw: '<h1>Bad gateway</h1>' }))
    await expect(page.callApi(supportLink, {})).rejects.toMatchObject({
      kind: 'status',
      status: 502,
    })
    expect(server.seen).toHaveLength(1)
  })

  it('does not let a half-read answer through', async ({ server, openPage }) => {
    const page = await openPage()
    server.replies.set(supportLink.path, () => ({ envelope: success({ link: 1 }) }))
    await expect(page.callApi(supportLink, {})).rejects.toMatchObject({ refusal: 'internal-error' })
  })

  it('fails with the network when preInfo cannot be had, and recovers by itself', async ({
    server,
  }) => {
    const page = await freshPage('http://127.0.0.1:1')
    await expect(page.callApi(supportLink, {})).rejects.toMatchObject({ kind: 'network' })
    vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
      realFetch(server.address + path, init),
    )
    await expect(page.callApi(supportLink, {})).resolves.toEqual({
      url: 'https://help',
      kind: 'outside',
    })
  })
})
