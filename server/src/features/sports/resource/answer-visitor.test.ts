import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { resourceMethods, visitorMethods } from '@xinghe/contract/sports-methods.ts'
import { visitorResource } from '@xinghe/contract/sports-resource.ts'
import { sportsEnName } from '@xinghe/contract/sports.ts'
import { secondMs, siteDay, type Instant } from '@xinghe/rules/base/instant.ts'
import { bettorWith, setBook, type Bettor } from '../../../../test/bettor.ts'
import { sendBook, waitForNoon } from '../../../../test/send-book.ts'
import { startSite, type TestSite } from '../../../../test/site.ts'
import type { Answer } from '../../../../test/wire-client.ts'

let site: TestSite
let noon: Instant
let bettor: Bettor
beforeAll(async () => {
  site = await startSite({ VENUE_ADAPTER: 'none' })
  noon = waitForNoon(site)
  bettor = await bettorWith(site, 100_00n)
})
afterAll(() => site.close())

const send = (method: string, request: object = {}, enName = sportsEnName): Promise<Answer> =>
  site.call(visitorResource, {
    method,
    enName,
    Request: { timestamp: site.platform.clock.now(), langx: 'zh-cn', ...request },
  })

describe('a visitor in the book', () => {
  beforeEach(() => {
    site.platform.clock.advance?.(secondMs)
    sendBook(site, noon)
  })

  it('sees what a member sees', async () => {
    const requests = {
      counts: {},
      leagues: { gameType: 'FT', showType: 'FT' },
      board: { gameType: 'ALL', showType: 'FT' },
      match: { gide: 'today' },
      preview: { gide: 'today' },
      priceHistory: { gide: 'today', gameId: 'today.M..' },
      champions: { gameType: 'FT' },
      results: { gameType: 'FT', date: siteDay(noon) },
      search: { words: '队' },
    }
    expect(Object.keys(requests)).toEqual(visitorMethods)
    for (const method of visitorMethods) {
      const seen = await send(method, requests[method])
      expect(seen.status_code, method).toBe(6000)
      expect(seen.data).toEqual((await bettor.send(method, requests[method])).data)
    }
  })

  it('has no method that belongs to a member', async () => {
    const others = Object.keys(resourceMethods).filter(
      (method) => !(visitorMethods as readonly string[]).includes(method),
    )
    expect(others).toContain('place')
    for (const method of [...others, 'toString', ''])
      expect((await send(method)).data.refusal, method).toBe('invalid-parameter')
  })

  it('is refused a wrong request with 6301', async () => {
    for (const answer of [
      await send('board', { gameType: 'XX', showType: 'FT' }),
      await send('board', { gameType: 'FT', showType: 'FT', timestamp: 'now' }),
      await send('match', { gide: 'x'.repeat(61) }),
      await send('counts', {}, 'sbx'),
    ])
      expect(answer).toMatchObject({ status_code: 6301, data: { refusal: 'resource-parameter' } })
  })

  it('is refused while the book is closed, tested or hidden', async () => {
    await setBook(site, 'maintenance')
    expect(await send('counts')).toMatchObject({ status_code: 6316 })
    await setBook(site, 'testing', [bettor.id])
    expect(await send('counts')).toMatchObject({ status_code: 6366 })
    await setBook(site, 'open')
    sendBook(site, noon)
    expect(await send('counts')).toMatchObject({ status_code: 6000 })
    await site.platform.settings.set('switches', { crMode: 0 })
    expect(await send('counts')).toMatchObject({ status_code: 6316 })
    await site.platform.settings.set('switches', { crMode: 1 })
  })
})
