import { afterAll, beforeAll, expect, it } from 'vitest'
import { startSite, type TestSite } from '../../../test/site.ts'
import { seedChannels } from './seed.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite({ VENUE_ADAPTER: 'none' })
})
afterAll(() => site.close())

it('opens fishing on a demo site while it is tested, and never on a live one', async () => {
  const { sql, config } = site.platform
  const stateAfter = async (before: string, mode: 'demo' | 'live'): Promise<unknown> => {
    await sql`update venue_channel set state = ${before} where code = 'XHBY'`
    await seedChannels({ sql, config: { ...config, mode } })
    const [row] = await sql`select state from venue_channel where code = 'XHBY'`
    return row?.['state']
  }
  expect(await stateAfter('testing', 'live')).toBe('testing')
  expect(await stateAfter('maintenance', 'demo')).toBe('maintenance')
  expect(await stateAfter('testing', 'demo')).toBe('open')
})
