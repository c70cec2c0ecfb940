import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { activityList } from '@xinghe/contract/promotions.ts'
import { dayMs } from '@xinghe/rules/base/instant.ts'
import { startSite, type TestSite } from '../../../test/site.ts'
import { activityCommands } from './activity.ts'

let site: TestSite
let folder: string
beforeAll(async () => {
  site = await startSite({ WIRE_ENCRYPTION: 'off' })
  folder = await mkdtemp(join(tmpdir(), 'xinghe-activity-'))
})
afterAll(() => site.close())

const command = async (...words: string[]): Promise<string> =>
  (await activityCommands['activity']?.run(site.platform, words)) ?? ''
const fileOf = async (body: unknown): Promise<string> => {
  const path = join(folder, `${Math.random()}.json`)
  await writeFile(path, JSON.stringify(body))
  return path
}
const day = (ahead: number): string =>
  new Date(site.platform.clock.now() + ahead * dayMs + dayMs / 3).toISOString().slice(0, 10)
const terms = {
  multipleHundredths: 200,
  budget: { shareBp: 50, floor: '1000.00' },
  categories: ['TY'],
  steps: [{ counted: '100.00', amount: '1.00' }],
}
const texts = { title: '投注礼金', line: '新一版', image: '/art/promo-rebate.svg', group: 'sports' }
const shownNow = async (): Promise<unknown> =>
  (await site.call(activityList, { kind: 'bettingGift' }, {})).data['activities']

it('adds a version from a later day on, on record, and leaves what holds now alone', async () => {
  const path = await fileOf({ terms, texts })
  expect(await command('bettingGift/1', 'new', path, day(2), 'cheaper')).toContain('version 2')
  expect(await shownNow()).toMatchObject([{ version: 1 }])
  site.platform.clock.advance?.(3 * dayMs)
  expect(await shownNow()).toMatchObject([{ version: 2, line: '新一版' }])
  expect(await command('bettingGift/1', 'show')).toContain('version 1')
  const [line] = await site.platform.sql<{ detail: { reason: string } }[]>`
    select detail from audit_line where action = 'change-terms' and subject = 'bettingGift/1'`
  expect(line?.detail.reason).toBe('cheaper')
})

it('ends an activity on a day', async () => {
  await command('bettingGift/1', 'end', day(1), 'season', 'over')
  expect(await shownNow()).toMatchObject([{ state: 'running' }])
  site.platform.clock.advance?.(2 * dayMs)
  expect(await shownNow()).toMatchObject([{ state: 'ended' }])
})

it('refuses wrong terms, a day that has begun, an unknown kind and no reason', async () => {
  const good = await fileOf({ terms, texts })
  const costly = await fileOf({ terms: { ...terms, multipleHundredths: 1001 }, texts })
  const falling = await fileOf({
    terms: { ...terms, steps: [...terms.steps, ...terms.steps] },
    texts,
  })
  const nameless = await fileOf({ terms, texts: { ...texts, title: '' } })
  for (const path of [costly, falling, nameless])
    await expect(command('bettingGift/2', 'new', path, day(2), 'why')).rejects.toThrow()
  await expect(command('bettingGift/2', 'new', good, day(0), 'why')).rejects.toThrow('future')
  await expect(command('bettingGift/2', 'new', good, day(2))).rejects.toThrow('REASON')
  await expect(command('bettingGift/2', 'new', good, 'soon', 'why')).rejects.toThrow('2030-01-31')
  await expect(command('party/2', 'show')).rejects.toThrow('kinds are')
  await expect(command('bettingGift/2', 'show')).rejects.toThrow('there is no')
})
