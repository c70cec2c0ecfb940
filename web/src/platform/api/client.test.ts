import { captchaKind, login } from '@xinghe/contract/account.ts'
import { call } from '@xinghe/contract/call.ts'
import { supportLink } from '@xinghe/contract/site-support.ts'
import { balance } from '@xinghe/contract/wallet.ts'
import { describe, expect, vi } from 'vitest'
import * as z from 'zod/mini'
import { refusal, success } from './testing/wire-server.ts'
import { it, loginInput } from './testing/wire-test.ts'

describe('the wire', () => {
  it('seals path, body and time, and opens the answer', async ({ server, openPage }) => {
    const page = await openPage()
    server.replies.set(balance.path, () => ({
      envelope: success({ centerWalletBalance: '12.30' }),
    }))
    await expect(page.callApi(balance, { withLockMoney: 1 })).resolves.toEqual({
      centerWalletBalance: 1230n,
    })
    expect(server.seen).toMatchObject([
      {
        method: 'POST',
        path: balance.path,
        sealed: true,
        counter: 1,
        body: { withLockMoney: 1 },
        time: { ip: '127.0.0.1' },
        headers: { version: '1', 'client-type': 'web', 'site-id': '4000', sign: 'xinghe-web-1' },
      },
    ])
  })

  it('sends plain where the site does not encrypt, with the sealed time all the same', async ({
    server,
    openPage,
  }) => {
    server.encryption = 0
    server.aheadMs = 3_600_000
    const page = await openPage()
    await expect(page.callApi(supportLink, {})).resolves.toEqual({
      url: 'https://help',
      kind: 'outside',
    })
    const [seen] = server.seen
    expect(seen).toMatchObject({ path: supportLink.path, sealed: false, body: {} })
    expect(Math.abs((seen?.time.ms ?? 0) - Date.now() - 3_600_000)).toBeLessThan(5_000)
  })

  it('works without crypto.subtle', async ({ server, openPage }) => {
    const real = crypto
    vi.stubGlobal('crypto', {
      getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => real.getRandomValues(bytes),
    })
    const page = await openPage()
    await expect(page.callApi(supportLink, {})).resolves.toEqual({
      url: 'https://help',
      kind: 'outside',
    })
    expect(server.seen[0]?.sealed).toBe(true)
  })

  it('never counts a number twice, and asks for preInfo once', async ({ server, openPage }) => {
    const page = await openPage()
    await Promise.all(Array.from({ length: 5 }, () => page.callApi(supportLink, {})))
    expect(server.seen.map((seen) => seen.counter).sort()).toEqual([1, 2, 3, 4, 5])
    expect(server.preInfos).toBe(1)
  })

  it('refuses a tampered answer', async ({ server, openPage }) => {
    const page = await openPage()
    server.replies.set(login.path, () => ({
      envelope: success({ token: 't', userId: 'u' }),
      tamper: true,
    }))
    await expect(page.callApi(login, loginInput)).rejects.toMatchObject({ kind: 'network' })
  })

  it('refuses the answer to another request', async ({ server, openPage }) => {
    const page = await openPage()
    server.replies.set(login.path, () => ({
      envelope: success({ token: 't', userId: 'u' }),
      counter: 99,
    }))
    await expect(page.callApi(login, loginInput)).rejects.toMatchObject({ kind: 'network' })
  })

  it('puts the input of a GET into the sealed address', async ({ server, openPage }) => {
    const cards = call({
      path: '/fd/api/v1/bankCard/test',
      method: 'GET',
      who: 'anyone',
      summary: '',
      input: z.object({ page: z.number() }),
      output: z.object({ ok: z.boolean() }),
    })
    server.replies.set(cards.path, () => ({ envelope: success({ ok: true }) }))
    const page = await openPage()
    await expect(page.callApi(cards, { page: 2 })).resolves.toEqual({ ok: true })
    expect(server.seen[0]).toMatchObject({
      method: 'GET',
      path: `${cards.path}?page=2`,
      body: null,
    })
  })

  it('names the device on entry calls', async ({ server, openPage }) => {
    const page = await openPage()
    server.replies.set(captchaKind.path, () => ({
      envelope: success({ kaptchcate: 99, flag: 'none' }),
    }))
    await page.callApi(captchaKind, { name: 'demo01', ktype: 4 })
    expect(server.seen[0]?.headers['device']).toMatch(/^[0-9a-f]{64}$/)
    expect(server.seen[0]?.headers['uuid']).toMatch(/^[0-9a-f-]{36}$/)
  })
})

describe('a stale agreement', () => {
  it('fetches a new key and repeats the call once', async ({ server, openPage }) => {
    const page = await openPage()
    await page.callApi(supportLink, {})
    server.rotate('ba9876543210')
    await expect(page.callApi(supportLink, {})).resolves.toEqual({
      url: 'https://help',
      kind: 'outside',
    })
    expect(server.preInfos).toBe(2)
  })

  it('corrects the clock and repeats once, then gives up', async ({ server, openPage }) => {
    const page = await openPage()
    await page.callApi(supportLink, {})
    server.aheadMs = 600_000
    server.replies.set(login.path, () => ({ envelope: refusal(6008, 'time-stale'), clear: true }))
    await expect(page.callApi(login, loginInput)).rejects.toMatchObject({ refusal: 'time-stale' })
    const times = server.seen.filter((seen) => seen.path === login.path).map((seen) => seen.time.ms)
    expect(times).toHaveLength(2)
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThan(590_000)
    expect(server.preInfos).toBe(2)
  })
})
