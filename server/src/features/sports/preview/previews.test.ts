import { afterAll, beforeAll, expect, it } from 'vitest'
import { instant, later, minuteMs, secondMs } from '@xinghe/rules/base/instant.ts'
import type { MatchPreview, PastMatch } from '@xinghe/rules/sports/feed/preview.ts'
import { freshDatabase, type FreshDatabase } from '../../../../test/database.ts'
import type { Sql } from '../../../platform/database/connect.ts'
import type { FeedArchive } from '../feed/feed.ts'
import { openPreviews } from './previews.ts'
import { shownPreview } from './shown-preview.ts'

let database: FreshDatabase
let sql: Sql
beforeAll(async () => {
  database = await freshDatabase()
  ;({ sql } = database)
})
afterAll(() => database.close())

const now = instant(1_800_000_000_000)
const silentLog = { warn: () => undefined }
const [home, away] = [
  { id: 'h', name: '临江' },
  { id: 'c', name: '北岭' },
]

const past = (matchId: string, score: PastMatch['score'], hoursAgo: number): PastMatch => ({
  matchId,
  season: 1,
  kickOff: later(now, -hoursAgo * 3_600_000),
  home,
  away,
  score,
  abandoned: false,
})

const preview: MatchPreview = {
  season: 1,
  home,
  away,
  sides: [home, away],
  history: [past('kept', [1, 0], 1), past('corrected', [1, 0], 2), past('annulled', [3, 0], 3)],
  lineUps: null,
  simulated: true,
}

const archive = (over: Partial<FeedArchive> = {}): FeedArchive => ({
  preview: async () => preview,
  result: async () => null,
  ...over,
})

const store = (id: string, state: string, result: object | null) => sql`
  insert into sports_match (id, kind, game_type, discipline, league_id, league_name, home_name,
                            away_name, starts_at, state, result)
  values (${id}, 'match', 'FT', 'football', 'l', 'l', 'h', 'c', now(), ${state},
          ${result === null ? null : JSON.stringify(result)}::jsonb)`

it('tells the results by which the site has settled, in form, meetings and table', async () => {
  const tallies = { score: { full: { home: 0, away: 2, final: true } } }
  await store('corrected', 'ended', { tallies, goals: ['C', 'C'] })
  await store('annulled', 'cancelled', null)
  const told = await openPreviews(archive(), sql, silentLog).of('m1', now)
  const shown = told === null ? null : shownPreview(told, 'zh-CN')
  expect(shown?.form.home.map(({ id, score, outcome }) => [id, score, outcome])).toEqual([
    ['kept', { home: 1, away: 0 }, 'W'],
    ['corrected', { home: 0, away: 2 }, 'L'],
    ['annulled', null, null],
  ])
  expect(shown?.meetings).toEqual(shown?.form.home)
  expect(shown?.table.map(({ team, side, won, points }) => [team, side, won, points])).toEqual([
    ['北岭', 'C', 1, 3],
    ['临江', 'H', 1, 3],
  ])
})

it('asks once for callers at the same time, and again after a minute', async () => {
  let asked = 0
  const counting = archive({
    preview: async () => {
      asked += 1
      return preview
    },
  })
  const previews = openPreviews(counting, sql, silentLog)
  const [one, other] = await Promise.all([previews.of('m1', now), previews.of('m1', now)])
  expect(one).toBe(other)
  await previews.of('m1', later(now, minuteMs - secondMs))
  expect(asked).toBe(1)
  await previews.of('m1', later(now, minuteMs))
  expect(asked).toBe(2)
})

it('is refused while the feed does not answer, and serves the last answer that it has', async () => {
  let isSilent = true
  const failing = archive({
    preview: async () => {
      if (isSilent) throw new Error('no answer')
      return preview
    },
    result: async () => {
      throw new Error('no answer')
    },
  })
  const previews = openPreviews(failing, sql, silentLog)
  await expect(previews.of('m1', now)).rejects.toMatchObject({ refusal: 'feed-error' })
  await expect(previews.result('m1', now)).rejects.toMatchObject({ refusal: 'feed-error' })
  isSilent = false
  const told = await previews.of('m1', now)
  isSilent = true
  expect(await previews.of('m1', later(now, 2 * minuteMs))).toBe(told)
})

it('knows nothing without a feed that answers', async () => {
  const previews = openPreviews(null, sql, silentLog)
  expect(await previews.of('m1', now)).toBeNull()
  expect(await previews.result('m1', now)).toBeNull()
})

it('asks the feed for few of many ids at once, and refuses what would wait too long', async () => {
  let [running, most] = [0, 0]
  const finish = Promise.withResolvers<null>()
  const slow = archive({
    result: async () => {
      running += 1
      most = Math.max(most, running)
      await finish.promise
      running -= 1
      return null
    },
  })
  const previews = openPreviews(slow, sql, silentLog)
  const answers = Array.from({ length: 200 }, (_, at) =>
    previews.result(`id-${at}`, now).then(
      () => 'answered',
      (error: unknown) => String((error as { refusal?: string }).refusal),
    ),
  )
  finish.resolve(null)
  const outcomes = Map.groupBy(await Promise.all(answers), (outcome) => outcome)
  expect(most).toBe(8)
  expect(outcomes.get('answered')).toHaveLength(72)
  expect(outcomes.get('feed-error')).toHaveLength(128)
})
