import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { activityList } from '@xinghe/contract/promotions.ts'
import { encodeVipTerms } from '@xinghe/contract/vip-terms.ts'
import { dayMs, later } from '@xinghe/rules/base/instant.ts'
import { runCommand } from '../../../test/run-command.ts'
import { startSite, type TestSite } from '../../../test/site.ts'
import { readWeights } from '../../ledger/wagering/weights.ts'
import { requireVipTerms } from '../../features/vip/terms/vip-terms.ts'

let site: TestSite
let folder: string
beforeAll(async () => {
  site = await startSite({ WIRE_ENCRYPTION: 'off' })
  folder = await mkdtemp(join(tmpdir(), 'xinghe-activity-'))
})
afterAll(() => site.close())

const command = (...words: string[]): Promise<string> =>
  runCommand(site.platform, 'activity', ...words)
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

it('stores terms of the grades that can be read again, also from a file without their kind', async () => {
  const { sql } = site.platform
  const now = site.platform.clock.now()
  const { terms: known } = await requireVipTerms(sql, now)
  const { kind: _, ...written } = encodeVipTerms({ ...known, upgradeDays: 31 }) as { kind: string }
  await command('vip/1', 'new', await fileOf({ terms: written }), day(2), 'longer')
  expect((await requireVipTerms(sql, later(now, 3 * dayMs))).terms.upgradeDays).toBe(31)
  const falling = await fileOf({
    terms: { ...written, rebateBounds: { least: '9.00', most: '1.00' } },
  })
  await expect(command('vip/1', 'new', falling, day(2), 'why')).rejects.toThrow('rebateBounds')
})

it('stores weights of play that can be read again', async () => {
  const { sql, clock } = site.platform
  const weights = (await readWeights(sql))(clock.now())
  const path = await fileOf({ terms: { ...weights, ZR: 1_000 } })
  await command('weights/1', 'new', path, day(2), 'less')
  expect((await readWeights(sql))(later(clock.now(), 3 * dayMs)).ZR).toBe(1_000)
})

it('refuses gifts of the exchange that share an id', async () => {
  const gift = { id: 'one', title: '一', points: 1, amount: '8.00', perMonth: null, isOnce: false }
  const path = await fileOf({
    terms: { countedPerPoint: '10.00', multipleHundredths: 100, gifts: [gift, gift] },
  })
  await expect(command('exchange/1', 'new', path, day(2), 'why')).rejects.toThrow('gifts')
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

it('changes the weights of play, and the rules that members read with them', async () => {
  const rulesOf = async (): Promise<string> => JSON.stringify(await shownNow())
  const seeded = {
    TY: 10_000,
    DJ: 10_000,
    ZR: 2_000,
    QP: 2_000,
    CP: 10_000,
    DZ: 10_000,
    BY: 10_000,
  }
  expect(await rulesOf()).toContain('真人、棋牌按 20% 计入，其他全额计入')
  const { BY: _, ...partial } = seeded
  for (const wrong of [
    { ...seeded, ZR: 10_001 },
    { ...seeded, QP: -1 },
    { ...seeded, XX: 1 },
    partial,
  ])
    await expect(
      command('weights/1', 'new', await fileOf({ terms: wrong }), day(2), 'why'),
    ).rejects.toThrow()
  const path = await fileOf({ terms: { ...seeded, ZR: 1_000, BY: 0 } })
  await command('weights/1', 'new', path, day(2), 'less')
  expect(await rulesOf()).toContain('真人、棋牌按 20% 计入')
  site.platform.clock.advance?.(3 * dayMs)
  expect(await rulesOf()).toContain('棋牌按 20% 计入，真人按 10% 计入，捕鱼不计入，其他全额计入')
})
