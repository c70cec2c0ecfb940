import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { helpVote, supportLink } from '@xinghe/contract/site-support.ts'
import { startSite, type TestSite } from '../../../test/site.ts'
import { freshName, visitor } from '../../../test/visitor.ts'
import { countVotes } from './store-help.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

describe('customer service', () => {
  it('is inside until the operator names a provider', async () => {
    expect((await site.call(supportLink, {})).data).toEqual({
      url: '/app/help/zxkf',
      kind: 'inside',
    })
    await site.platform.settings.set('support', { url: 'https://chat.example.com/room' })
    expect((await site.call(supportLink, {})).data).toEqual({
      url: 'https://chat.example.com/room',
      kind: 'outside',
    })
    await expect(
      site.platform.settings.set('support', { url: 'javascript:alert(1)' }),
    ).rejects.toThrow()
    await site.platform.settings.set('support', { url: '/app/help/zxkf' })
  })
})

describe('a vote on a help page', () => {
  const votesOn = async (page: string) =>
    (await countVotes(site.platform.sql)).find((count) => count.page === page)

  it('counts once per browser, and the first one stays', async () => {
    const someone = visitor(site)
    expect((await someone.call(helpVote, { page: 'kh', helpful: 0 })).data).toEqual({ helpful: 0 })
    expect((await someone.call(helpVote, { page: 'kh', helpful: 1 })).data).toEqual({ helpful: 0 })
    await visitor(site).call(helpVote, { page: 'kh', helpful: 1 })
    expect(await votesOn('kh')).toEqual({ page: 'kh', yes: 1, no: 1 })
  })

  it('counts once although it is sent many times at once', async () => {
    const someone = visitor(site)
    await Promise.all(
      Array.from({ length: 8 }, () => someone.call(helpVote, { page: 'zz', helpful: 1 })),
    )
    expect(await votesOn('zz')).toEqual({ page: 'zz', yes: 1, no: 0 })
  })

  it('counts once for a member in two browsers, and for a visitor who logs in', async () => {
    const home = visitor(site)
    const name = freshName()
    await home.register(name)
    await home.call(helpVote, { page: 'qk', helpful: 1 })
    const token = String((await home.logIn(name)).data['token'])
    expect((await home.call(helpVote, { page: 'qk', helpful: 0 }, { token })).data).toEqual({
      helpful: 1,
    })
    await home.call(helpVote, { page: 'ck', helpful: 0 }, { token })
    const away = visitor(site)
    const other = { token: String((await away.logIn(name)).data['token']) }
    const elsewhere = await away.call(helpVote, { page: 'ck', helpful: 1 }, other)
    expect(elsewhere.data).toEqual({ helpful: 0 })
    expect(await votesOn('qk')).toEqual({ page: 'qk', yes: 1, no: 0 })
    expect(await votesOn('ck')).toEqual({ page: 'ck', yes: 0, no: 1 })
  })

  it.each([
    [{ page: 'nope', helpful: 1 }],
    [{ page: 'kh', helpful: 2 }],
    [{ page: 'kh', helpful: '1' }],
    [{ page: 'kh' }],
    [{ helpful: 1 }],
  ])('refuses %j', async (input) => {
    expect((await site.call(helpVote, input)).status_code).toBe(6007)
  })
})
