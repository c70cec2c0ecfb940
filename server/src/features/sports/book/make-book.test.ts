import { beforeEach, describe, expect, it } from 'vitest'
import { hourMs, instant, later, secondMs, type Instant } from '@xinghe/rules/base/instant.ts'
import { ended, happened, kickedOff, listed, reportAt } from '../../../../test/sports-news.ts'
import type { BookChange } from './book.ts'
import { makeBook, silenceMs, type BookKeeper } from './make-book.ts'

let now: Instant
let keeper: BookKeeper
const kickOff = (): Instant => later(now, hourMs)
const pick = { matchId: 'm1', marketId: 'm1.R.-2.', side: 'H' }

beforeEach(() => {
  now = instant(1_800_000_000_000)
  keeper = makeBook({ now: () => now })
})

const open = (...ids: string[]): void =>
  keeper.hear([
    { kind: 'snapshot-begins', at: now },
    ...ids.flatMap((id) => listed(id, kickOff(), now)),
    { kind: 'snapshot-over', at: now },
  ])

describe('the book', () => {
  it('has nothing and is silent until a first snapshot', () => {
    keeper.hear(listed('m1', kickOff(), now))
    expect(keeper.book.feedAlive()).toBe(false)
    expect(keeper.book.match('m1')?.held).toBe('feed-silent')
    expect(keeper.book.standing(pick)).toMatchObject({ feedAlive: false, state: 'suspended' })
  })

  it('tells how a pick stands, and nothing of what it does not offer', () => {
    open('m1')
    expect(keeper.book.standing(pick)).toMatchObject({
      hk: 98,
      line: -2,
      live: null,
      state: 'open',
      feedAlive: true,
      play: 'R',
    })
    expect(keeper.book.standing({ ...pick, side: 'N' })).toBeNull()
    expect(keeper.book.standing({ ...pick, marketId: 'm1.R.-3.' })).toBeNull()
    expect(keeper.book.standing({ ...pick, matchId: 'm2' })).toBeNull()
    expect(keeper.book.match('m1')?.drawOffered).toBe(true)
  })

  it('says up to when the feed has told all, unless it is silent or in the middle of a snapshot', () => {
    expect(keeper.book.toldUntil()).toBeNull()
    open('m1')
    const told = later(now, -secondMs)
    keeper.hear([{ kind: 'heartbeat', at: told }])
    expect(keeper.book.toldUntil()).toBe(told)
    keeper.hear([{ kind: 'snapshot-begins', at: now }])
    expect(keeper.book.toldUntil()).toBeNull()
    keeper.hear([{ kind: 'snapshot-over', at: now }])
    expect(keeper.book.toldUntil()).toBe(now)
    now = later(now, silenceMs + 1)
    expect(keeper.book.toldUntil()).toBeNull()
    // Said before the silence and heard after it.
    keeper.hear([{ kind: 'caught-up', at: told }])
    expect(keeper.book.toldUntil()).toBe(told)
  })

  it('has the score and the red cards once the match runs, and closes at the end', () => {
    open('m1')
    keeper.hear(kickedOff('m1', now))
    keeper.hear([happened('m1', now, 'score', reportAt([1, 0], false, [0, 1]))])
    const running = { matchId: 'm1', marketId: 'm1.RE.-2.', side: 'C' }
    expect(keeper.book.standing(running)?.live).toEqual({
      score: { home: 1, away: 0 },
      redCards: { home: 0, away: 1 },
    })
    expect(keeper.book.standing(pick)).toBeNull()
    expect(keeper.book.match('m1')).toMatchObject({ running: true, startedAt: now })
    keeper.hear(ended('m1', now, [1, 0]))
    expect(keeper.book.match('m1')).toMatchObject({ running: false, status: 'closed', held: null })
    expect(keeper.book.standing(running)).toBeNull()
  })

  it('suspends everything after a silence, and a snapshot opens match by match', () => {
    open('m1', 'm2')
    now = later(now, silenceMs)
    expect(keeper.book.match('m1')?.status).toBe('open')
    now = later(now, 1)
    expect(keeper.book.match('m1')).toMatchObject({ status: 'suspended', held: 'feed-silent' })
    keeper.hear([{ kind: 'heartbeat', at: now }])
    expect(keeper.book.feedAlive()).toBe(false)
    keeper.hear([{ kind: 'snapshot-begins', at: now }, ...listed('m1', kickOff(), now)])
    expect(keeper.book.match('m1')?.status).toBe('open')
    expect(keeper.book.match('m2')?.held).toBe('feed-silent')
    keeper.hear([{ kind: 'snapshot-over', at: now }])
    expect(keeper.book.match('m2')).toBeNull()
  })

  it('keeps an event once, though a snapshot tells it again', () => {
    open('m1')
    const course = kickedOff('m1', now)
    keeper.hear(course)
    keeper.hear([
      { kind: 'snapshot-begins', at: now },
      ...listed('m1', now, now),
      ...course,
      happened('m1', now, 'score', reportAt([1, 0])),
      { kind: 'snapshot-over', at: now },
    ])
    const kinds = keeper.book.match('m1')?.events.map(({ kind }) => kind)
    expect(kinds).toEqual(['period-start', 'score'])
  })

  it('opens without a snapshot when nothing was missed', () => {
    open('m1')
    now = later(now, hourMs)
    keeper.look()
    keeper.hear([{ kind: 'caught-up', at: now }])
    expect(keeper.book.match('m1')?.status).toBe('open')
  })

  it('closes a match whose end is all that was heard of it', () => {
    open('m1')
    keeper.hear(ended('m1', now, [1, 0]).filter(({ kind }) => kind === 'result'))
    open('m2')
    expect(keeper.book.match('m1')).toMatchObject({ status: 'closed', held: null, offered: [] })
  })

  it('keeps what an operator holds, a match or one market of it', () => {
    open('m1')
    const other = { matchId: 'm1', marketId: 'm1.OU.10.', side: 'O' }
    keeper.setHolds([{ matchId: 'm1', marketId: 'm1.R.-2.' }])
    expect(keeper.book.standing(pick)?.state).toBe('suspended')
    expect(keeper.book.standing(other)?.state).toBe('open')
    keeper.setHolds([{ matchId: 'm1', marketId: '' }])
    expect(keeper.book.match('m1')?.held).toBe('operator')
    expect(keeper.book.standing(other)?.state).toBe('suspended')
    keeper.setHolds([])
    expect(keeper.book.standing(pick)?.state).toBe('open')
  })

  it('tells of each change, of silence, and lets an ended match go after a while', () => {
    const told: BookChange[] = []
    keeper.book.onChange((change) => told.push(change))
    open('m1')
    keeper.hear(ended('m1', now, [0, 0]))
    now = later(now, 6 * 60 * secondMs)
    keeper.look()
    expect(keeper.book.match('m1')).toBeNull()
    expect(told.filter(({ kind }) => kind === 'feed')).toEqual([
      { kind: 'feed', alive: true },
      { kind: 'feed', alive: false },
    ])
    expect(told.at(-1)).toEqual({ kind: 'match', matchId: 'm1', what: 'gone' })
  })

  it('offers a title between rounds and closes it when the last one starts', () => {
    const champion = {
      championId: 'league-1-s1',
      gameType: 'FT',
      discipline: 'football',
      leagueId: 'league-1',
      leagueName: '东海超级联赛',
      season: 1,
      open: true,
      closesAt: kickOff(),
      runners: [
        { id: 'a', name: '临江', hk: 250 },
        { id: 'b', name: '北岭', hk: 0 },
      ],
    } as const
    open()
    keeper.hear([{ kind: 'champion', at: now, champion }])
    const title = { matchId: 'league-1-s1', marketId: 'league-1-s1.FS..', side: 'a' }
    expect(keeper.book.standing(title)).toMatchObject({ hk: 250, state: 'open', sideName: '临江' })
    expect(keeper.book.standing({ ...title, side: 'b' })).toBeNull()
    keeper.hear([{ kind: 'champion', at: now, champion: { ...champion, open: false } }])
    expect(keeper.book.standing(title)?.state).toBe('suspended')
    keeper.hear([{ kind: 'champion', at: now, champion: { ...champion, closesAt: now } }])
    expect(keeper.book.standing(title)?.state).toBe('closed')
  })
})
