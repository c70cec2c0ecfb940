import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { dayMs, hourMs, instant, later, type Instant } from '@xinghe/rules/base/instant.ts'
import { freshDatabase } from '../../../../test/database.ts'
import { ended, kickedOff, listed, reportAt } from '../../../../test/sports-news.ts'
import { openSettings, type Settings } from '../../../platform/settings/settings.ts'
import { openBook, type OpenBook } from './open-book.ts'
import { liftSuspension, putSuspension } from './store-suspension.ts'
import { oldestUnfinished } from './store-match.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let settings: Settings
let one: OpenBook
let other: OpenBook
const now: Instant = instant(1_800_000_000_000)
let time = now
const clock = { now: () => time, advance: null }
const soon = later(now, hourMs)

beforeAll(async () => {
  database = await freshDatabase()
  settings = await openSettings(database.sql)
  const platform = { sql: database.sql, clock, settings }
  one = await openBook(platform, { error: () => undefined })
  other = await openBook(platform, { error: () => undefined })
})
afterAll(async () => {
  await one.close()
  await other.close()
  await settings.close()
  await database.close()
})

const hear = async (news: Parameters<OpenBook['hear']>[0]): Promise<void> => {
  for (const book of [one, other]) book.hear(news)
  await Promise.all([one.flush(), other.flush()])
}

interface Row {
  state: string
  revision: number
  settling: boolean
  startedAt: Instant | null
}
const rowOf = async (id: string): Promise<Row | undefined> => {
  const [row] = await database.sql<Row[]>`
    select state, revision, settling, started_at as "startedAt" from sports_match where id = ${id}`
  return row
}
const eventsOf = async (id: string): Promise<number[]> => {
  const rows = await database.sql<{ revision: number }[]>`
    select (body->>'revision')::int as revision from event
    where kind = 'sports-result' and body->>'matchId' = ${id} order by id`
  return rows.map(({ revision }) => revision)
}

describe('the book stores', () => {
  it('a match that starts soon, and any other once it is bet on', async () => {
    const far = later(now, 4 * dayMs)
    await hear([
      { kind: 'snapshot-begins', at: now },
      ...listed('near', soon, now),
      ...listed('far', far, now),
      { kind: 'snapshot-over', at: now },
    ])
    expect(await rowOf('near')).toMatchObject({ state: 'scheduled', startedAt: null })
    expect(await rowOf('far')).toBeUndefined()
    await Promise.all([
      one.storeMatches(['far', 'near', 'unheard-of']),
      other.storeMatches(['far']),
    ])
    expect(await rowOf('far')).toMatchObject({ state: 'scheduled' })
    await one.storeMatches([])
  })

  it('the start and every newer result, with one event each although two processes hear the feed', async () => {
    await hear([...listed('m1', soon, now), ...kickedOff('m1', soon)])
    expect(await rowOf('m1')).toMatchObject({ state: 'running', startedAt: soon })
    const half = { kind: 'result', at: soon, matchId: 'm1', report: reportAt([1, 0]) } as const
    await hear([{ ...half, revision: 20 }])
    await hear([{ ...half, revision: 20 }])
    await hear([{ ...half, revision: 15 }])
    expect(await rowOf('m1')).toMatchObject({ state: 'running', revision: 20, settling: true })
    await hear(ended('m1', later(soon, hourMs), [1, 0]))
    expect(await rowOf('m1')).toMatchObject({ state: 'ended', revision: 100 })
    await hear(ended('m1', later(soon, hourMs), [1, 1], 101))
    expect(await eventsOf('m1')).toEqual([20, 100, 101])
  })

  it('that a match was interrupted or postponed, and that it resumes in time', async () => {
    await hear([...listed('b1', soon, now), ...kickedOff('b1', soon)])
    const brokenOff = (matchId: string, revision: number, period: number) =>
      ({
        kind: 'interrupted',
        at: soon,
        matchId,
        revision,
        report: { ...reportAt([1, 0]), phase: 'interrupted', period },
      }) as const
    await hear([brokenOff('b1', 30, 1)])
    expect(await rowOf('b1')).toMatchObject({ state: 'interrupted', revision: 30, settling: true })
    await hear(ended('b1', later(soon, hourMs), [1, 0], 29))
    expect(await rowOf('b1')).toMatchObject({ state: 'interrupted', revision: 30 })
    await hear(ended('b1', later(soon, hourMs), [1, 0]))
    expect(await rowOf('b1')).toMatchObject({ state: 'ended', revision: 100 })
    await hear(listed('b2', soon, now))
    await hear([brokenOff('b2', 1, 0)])
    expect(await rowOf('b2')).toMatchObject({ state: 'cancelled', startedAt: null })
    await hear(kickedOff('b2', later(soon, dayMs)))
    expect(await rowOf('b2')).toMatchObject({ state: 'cancelled' })
    await hear(kickedOff('b2', later(soon, hourMs)))
    expect(await rowOf('b2')).toMatchObject({ state: 'running', startedAt: later(soon, hourMs) })
  })

  it('nothing over a result that an operator has entered', async () => {
    await hear(listed('m2', soon, now))
    await database.sql`update sports_match set entered_by = 'someone' where id = 'm2'`
    await hear(ended('m2', soon, [3, 0]))
    expect(await rowOf('m2')).toMatchObject({ state: 'scheduled', revision: 0 })
    expect(await eventsOf('m2')).toEqual([])
  })

  it('a start that was moved, until the match has started', async () => {
    await hear(listed('m3', soon, now))
    await hear(listed('m3', later(soon, hourMs), now))
    const read = async (): Promise<unknown> =>
      (await database.sql`select starts_at as at from sports_match where id = 'm3'`)[0]?.['at']
    expect(await read()).toBe(later(soon, hourMs))
    await hear(kickedOff('m3', now))
    await hear(listed('m3', soon, now))
    expect(await read()).toBe(later(soon, hourMs))
  })

  it('the starts from which missing results are found', async () => {
    const before = later(now, -3 * hourMs)
    await hear(listed('m4', before, now))
    expect(await oldestUnfinished(database.sql, later(now, -dayMs), now)).toBe(before)
    await hear(ended('m4', now, [0, 0]))
    expect(await oldestUnfinished(database.sql, later(now, -dayMs), now)).toBeNull()
  })
})

describe('a suspension by an operator', () => {
  it('is applied and lifted in every process', async () => {
    await hear(listed('m5', soon, now))
    const place = { matchId: 'm5', marketId: '' }
    await putSuspension(database.sql, { ...place, reason: 'under review', now })
    await vi.waitFor(() => {
      for (const { book } of [one, other]) expect(book.match('m5')?.suspension).toBe('operator')
    })
    expect(await liftSuspension(database.sql, place)).toEqual({ reason: 'under review' })
    expect(await liftSuspension(database.sql, place)).toBeNull()
    await vi.waitFor(() => {
      for (const { book } of [one, other]) expect(book.match('m5')?.suspension).toBeNull()
    })
  })
})

describe('a match whose start comes near', () => {
  // Must be the last test: after an hour without a message the feed counts as silent.
  it('is stored', async () => {
    const kickOff = later(now, 2 * dayMs + hourMs)
    await hear([...listed('coming', kickOff, now)])
    expect(await rowOf('coming')).toBeUndefined()
    time = later(now, hourMs)
    await hear([{ kind: 'heartbeat', at: time }])
    expect(await rowOf('coming')).toMatchObject({ state: 'scheduled' })
  })
})
