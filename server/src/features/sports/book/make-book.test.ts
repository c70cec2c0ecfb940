import { beforeEach, describe, expect, it } from 'vitest'
import {
  hourMs,
  instant,
  later,
  minuteMs,
  secondMs,
  type Instant,
} from '@xinghe/rules/base/instant.ts'
import { ended, happened, kickedOff, listed, reportAt } from '../../../../test/sports-news.ts'
import type { OfferedMarket } from '../feed/feed.ts'
import type { BookChange } from './book.ts'
import { silenceMs } from './feed-progress.ts'
import { makeBook, type BookWriter } from './make-book.ts'

let now: Instant
let bookWriter: BookWriter
const kickOff = (): Instant => later(now, hourMs)
const pick = { matchId: 'm1', marketId: 'm1.R.-2.', side: 'H' }

beforeEach(() => {
  now = instant(1_800_000_000_000)
  bookWriter = makeBook({ now: () => now })
})

const open = (...ids: string[]): void =>
  bookWriter.hear([
    { kind: 'snapshot-begins', at: now },
    ...ids.flatMap((id) => listed(id, kickOff(), now)),
    { kind: 'snapshot-over', at: now },
  ])

describe('the book', () => {
  it('is empty and its feed counts as silent before the first snapshot', () => {
    bookWriter.hear(listed('m1', kickOff(), now))
    expect(bookWriter.book.feedAlive()).toBe(false)
    expect(bookWriter.book.match('m1')?.suspension).toBe('feed-silent')
    expect(bookWriter.book.pickOffer(pick)).toMatchObject({ feedAlive: false, state: 'suspended' })
  })

  it('returns the current offer of a pick, and null for a pick that it does not offer', () => {
    open('m1')
    expect(bookWriter.book.pickOffer(pick)).toMatchObject({
      hk: 98,
      line: -2,
      live: null,
      state: 'open',
      feedAlive: true,
      play: 'R',
    })
    expect(bookWriter.book.pickOffer({ ...pick, side: 'N' })).toBeNull()
    expect(bookWriter.book.pickOffer({ ...pick, marketId: 'm1.R.-3.' })).toBeNull()
    expect(bookWriter.book.pickOffer({ ...pick, matchId: 'm2' })).toBeNull()
    expect(bookWriter.book.match('m1')?.drawOffered).toBe(true)
  })

  it('knows up to when it was told all, except during a silence, a gap or a snapshot', () => {
    const toldUntil = (): Instant | null => bookWriter.book.toldUntil()
    expect(toldUntil()).toBeNull()
    open('m1')
    expect(toldUntil()).toBe(now)
    now = later(now, 2 * secondMs)
    const sentAt = later(now, -secondMs)
    bookWriter.hear([{ kind: 'heartbeat', at: sentAt }])
    // Others of the same instant may follow.
    expect(toldUntil()).toBe(later(sentAt, -1))
    bookWriter.hear([{ kind: 'heartbeat', at: later(sentAt, -500) }])
    expect(toldUntil()).toBe(later(sentAt, -1))
    bookWriter.hear([{ kind: 'snapshot-begins', at: now }])
    expect(toldUntil()).toBeNull()
    bookWriter.hear([{ kind: 'snapshot-over', at: now }])
    expect(toldUntil()).toBe(now)
    now = later(now, silenceMs + 1)
    expect(toldUntil()).toBeNull()
    bookWriter.hear([{ kind: 'caught-up', at: now }])
    expect(toldUntil()).toBe(now)
    bookWriter.hear([{ kind: 'gap', at: now }])
    now = later(now, 1)
    bookWriter.hear([{ kind: 'heartbeat', at: now }])
    expect(toldUntil()).toBeNull()
    expect(bookWriter.book.feedAlive()).toBe(false)
  })

  it('believes no feed that is ahead of the clock', () => {
    open('m1')
    bookWriter.hear([{ kind: 'heartbeat', at: later(now, hourMs) }])
    expect(bookWriter.book.toldUntil()).toBe(now)
    now = later(now, silenceMs + 1)
    expect(bookWriter.book.feedAlive()).toBe(false)
  })

  it('counts a feed as silent whose clock is more than a second ahead', () => {
    const tellAhead = (aheadMs: number): boolean => {
      open('m1')
      for (const _ of [1, 2, 3]) {
        now = later(now, 2 * secondMs)
        bookWriter.hear([{ kind: 'heartbeat', at: later(now, aheadMs) }])
      }
      return bookWriter.book.feedAlive()
    }
    expect(tellAhead(secondMs)).toBe(true)
    expect(tellAhead(secondMs + 1)).toBe(false)
  })

  it('has the score and the red cards once the match runs, and closes at the end', () => {
    open('m1')
    bookWriter.hear(kickedOff('m1', now))
    bookWriter.hear([happened('m1', now, 'score', reportAt([1, 0], false, [0, 1]))])
    const running = { matchId: 'm1', marketId: 'm1.RE.-2.', side: 'C' }
    expect(bookWriter.book.pickOffer(running)?.live).toEqual({
      score: { home: 1, away: 0 },
      redCards: { home: 0, away: 1 },
    })
    expect(bookWriter.book.pickOffer(pick)).toBeNull()
    expect(bookWriter.book.match('m1')).toMatchObject({ running: true, startedAt: now })
    bookWriter.hear(ended('m1', now, [1, 0]))
    expect(bookWriter.book.match('m1')).toMatchObject({
      running: false,
      status: 'closed',
      suspension: null,
    })
    expect(bookWriter.book.pickOffer(running)).toBeNull()
  })

  it('closes a side as soon as the score decides it, even while the feed still has a price for it', () => {
    open('m1')
    bookWriter.hear(kickedOff('m1', now))
    const both: OfferedMarket = {
      play: 'RBTS',
      line: null,
      main: true,
      goalNumber: null,
      offers: ['yes', 80, 'no', 20_000],
    }
    const priced = { kind: 'prices', at: now, matchId: 'm1', running: true } as const
    bookWriter.hear([{ ...priced, markets: [both] }])
    const no = { matchId: 'm1', marketId: 'm1.RBTS..', side: 'no' }
    expect(bookWriter.book.pickOffer(no)?.hk).toBe(20_000)
    const heard: BookChange[] = []
    bookWriter.book.onChange((change) => heard.push(change))
    bookWriter.hear([happened('m1', now, 'score', reportAt([1, 1]))])
    expect(bookWriter.book.pickOffer(no)).toBeNull()
    expect(heard).toContainEqual({ kind: 'match', matchId: 'm1', what: 'prices' })
    bookWriter.hear([{ ...priced, markets: [both] }])
    expect(bookWriter.book.pickOffer({ ...no, side: 'yes' })).toBeNull()
    expect(bookWriter.book.match('m1')?.offered[0]?.offers).toEqual(['yes', 0, 'no', 0])
    // The video referee annuls the goal.
    bookWriter.hear([happened('m1', now, 'score', reportAt([1, 0]))])
    expect(bookWriter.book.pickOffer(no)?.hk).toBe(20_000)
  })

  it('treats a market as new when the feed or an operator flags it', () => {
    open('m1')
    expect(bookWriter.book.pickOffer(pick)?.isNew).toBe(false)
    bookWriter.setNewMarkets(['m1.R.-2.'])
    expect(bookWriter.book.pickOffer(pick)?.isNew).toBe(true)
    bookWriter.setNewMarkets([])
    expect(bookWriter.book.pickOffer(pick)?.isNew).toBe(false)
    const flagged = { play: 'R', line: -2, main: true, goalNumber: null, isNew: true } as const
    const priced = { kind: 'prices', at: now, matchId: 'm1', running: false } as const
    bookWriter.hear([{ ...priced, markets: [{ ...flagged, offers: ['H', 98, 'C', 92] }] }])
    expect(bookWriter.book.pickOffer(pick)?.isNew).toBe(true)
  })

  it('counts the draw of a football match even when the feed has stopped listing it', () => {
    open('m1')
    const market = { line: null, main: true, goalNumber: null, offers: ['H', 110, 'C', 260] }
    const priced = { kind: 'prices', at: now, matchId: 'm1', running: false } as const
    bookWriter.hear([{ ...priced, markets: [{ play: 'M', ...market }] }])
    expect(bookWriter.book.match('m1')?.drawOffered).toBe(true)
    const pickOfHome = { matchId: 'm1', marketId: 'm1.M..', side: 'H' }
    expect(bookWriter.book.pickOffer(pickOfHome)?.drawOffered).toBe(true)
  })

  it('suspends every match after a silence, and after a gap until the next snapshot is over', () => {
    open('m1', 'm2')
    now = later(now, silenceMs)
    expect(bookWriter.book.match('m1')?.status).toBe('open')
    now = later(now, 1)
    expect(bookWriter.book.match('m1')).toMatchObject({
      status: 'suspended',
      suspension: 'feed-silent',
    })
    bookWriter.hear([{ kind: 'heartbeat', at: now }])
    expect(bookWriter.book.match('m1')?.status).toBe('open')
    bookWriter.hear([{ kind: 'gap', at: now }])
    expect(bookWriter.book.match('m1')?.suspension).toBe('feed-silent')
    bookWriter.hear([{ kind: 'snapshot-begins', at: now }, ...listed('m1', kickOff(), now)])
    expect(bookWriter.book.match('m1')?.suspension).toBe('feed-silent')
    bookWriter.hear([{ kind: 'snapshot-over', at: now }])
    expect(bookWriter.book.match('m1')?.status).toBe('open')
    expect(bookWriter.book.match('m2')).toBeNull()
  })

  it('counts as silent while its messages are old, however many come', () => {
    open('m1')
    const begun = now
    for (let second = 1; second <= 20; second += 1) {
      now = later(begun, second * secondMs)
      bookWriter.hear([{ kind: 'heartbeat', at: begun }])
    }
    expect(bookWriter.book.feedAlive()).toBe(false)
    expect(bookWriter.book.match('m1')?.suspension).toBe('feed-silent')
    bookWriter.hear([{ kind: 'heartbeat', at: now }])
    expect(bookWriter.book.match('m1')?.status).toBe('open')
  })

  it('opens nothing in play while a snapshot is told', () => {
    open('m1', 'm2')
    const running = { matchId: 'm1', marketId: 'm1.RE.-2.', side: 'H' }
    bookWriter.hear([
      { kind: 'snapshot-begins', at: now },
      { kind: 'caught-up', at: now },
      ...listed('m2', kickOff(), now),
      ...listed('m1', now, now),
      ...kickedOff('m1', now),
    ])
    expect(bookWriter.book.match('m2')?.status).toBe('open')
    expect(bookWriter.book.pickOffer(running)).toMatchObject({
      state: 'suspended',
      feedAlive: false,
    })
    const changes: BookChange[] = []
    bookWriter.book.onChange((change) => changes.push(change))
    bookWriter.hear([{ kind: 'snapshot-over', at: now }])
    expect(bookWriter.book.pickOffer(running)).toMatchObject({ state: 'open', feedAlive: true })
    expect(changes).toEqual([{ kind: 'match', matchId: 'm1', what: 'status' }])
  })

  it('stores an event once, although a snapshot repeats it', () => {
    open('m1')
    const course = kickedOff('m1', now)
    bookWriter.hear(course)
    bookWriter.hear([
      { kind: 'snapshot-begins', at: now },
      ...listed('m1', now, now),
      ...course,
      happened('m1', now, 'score', reportAt([1, 0])),
      { kind: 'snapshot-over', at: now },
    ])
    const kinds = bookWriter.book.match('m1')?.events.map(({ kind }) => kind)
    expect(kinds).toEqual(['period-start', 'score'])
  })

  it('opens without a snapshot when the feed has caught up', () => {
    open('m1')
    now = later(now, hourMs)
    bookWriter.tick()
    bookWriter.hear([{ kind: 'caught-up', at: now }])
    expect(bookWriter.book.match('m1')?.status).toBe('open')
  })

  it('closes a match of which it has heard only the end', () => {
    open('m1')
    bookWriter.hear(ended('m1', now, [1, 0]).filter(({ kind }) => kind === 'result'))
    open('m2')
    expect(bookWriter.book.match('m1')).toMatchObject({
      status: 'closed',
      suspension: null,
      offered: [],
    })
  })

  it('suspends a match or a single market that an operator has suspended', () => {
    open('m1')
    const other = { matchId: 'm1', marketId: 'm1.OU.10.', side: 'O' }
    bookWriter.setSuspensions([{ matchId: 'm1', marketId: 'm1.R.-2.' }])
    expect(bookWriter.book.pickOffer(pick)?.state).toBe('suspended')
    expect(bookWriter.book.pickOffer(other)?.state).toBe('open')
    bookWriter.setSuspensions([{ matchId: 'm1', marketId: '' }])
    expect(bookWriter.book.match('m1')?.suspension).toBe('operator')
    expect(bookWriter.book.pickOffer(other)?.state).toBe('suspended')
    bookWriter.setSuspensions([])
    expect(bookWriter.book.pickOffer(pick)?.state).toBe('open')
  })

  it('tells what operators hold of a match that it does not have', () => {
    bookWriter.setSuspensions([
      { matchId: 'gone', marketId: '' },
      { matchId: 'gone', marketId: 'gone.R.-2.' },
    ])
    expect([...bookWriter.book.holdsOf('gone')]).toEqual(['', 'gone.R.-2.'])
    bookWriter.setSuspensions([])
    expect(bookWriter.book.holdsOf('gone').size).toBe(0)
  })

  it('notifies listeners of changes and of silence, and removes an ended match after some minutes', () => {
    const changes: BookChange[] = []
    bookWriter.book.onChange((change) => changes.push(change))
    open('m1')
    bookWriter.hear(ended('m1', now, [0, 0]))
    now = later(now, 6 * 60 * secondMs)
    bookWriter.tick()
    expect(bookWriter.book.match('m1')).toBeNull()
    expect(changes.filter(({ kind }) => kind === 'feed')).toEqual([
      { kind: 'feed', alive: true },
      { kind: 'feed', alive: false },
    ])
    expect(changes.at(-1)).toEqual({ kind: 'match', matchId: 'm1', what: 'gone' })
  })

  it('offers a title between rounds and closes it when the last round starts', () => {
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
    bookWriter.hear([{ kind: 'champion', at: now, champion }])
    const title = { matchId: 'league-1-s1', marketId: 'league-1-s1.FS..', side: 'a' }
    expect(bookWriter.book.pickOffer(title)).toMatchObject({
      hk: 250,
      state: 'open',
      sideName: '临江',
    })
    expect(bookWriter.book.pickOffer({ ...title, side: 'b' })).toBeNull()
    bookWriter.hear([{ kind: 'champion', at: now, champion: { ...champion, open: false } }])
    expect(bookWriter.book.pickOffer(title)?.state).toBe('suspended')
    bookWriter.hear([{ kind: 'champion', at: now, champion: { ...champion, closesAt: now } }])
    expect(bookWriter.book.pickOffer(title)?.state).toBe('closed')
  })
})

describe('the price history of a market', () => {
  const moved = (home: number): OfferedMarket[] => [
    { play: 'R', line: -2, main: true, goalNumber: null, offers: ['H', home, 'C', 190 - home] },
  ]
  const tell = (home: number): void =>
    bookWriter.hear([
      { kind: 'prices', at: now, matchId: 'm1', running: false, markets: moved(home) },
    ])

  it('has the samples and the current prices, and outlives a snapshot', () => {
    open('m1')
    const start = now
    const starts = kickOff()
    now = later(now, 10 * minuteMs)
    tell(101)
    now = later(now, minuteMs)
    tell(103)
    const told = [
      { at: start, prices: [98, 92] },
      { at: later(start, 10 * minuteMs), prices: [101, 89] },
      { at: now, prices: [103, 87] },
    ]
    const history = () => bookWriter.book.match('m1')?.priceHistory('m1.R.-2.')
    expect(history()).toEqual({ sides: ['H', 'C'], samples: told })
    bookWriter.hear([
      { kind: 'snapshot-begins', at: now },
      ...listed('m1', starts, now, moved(103)),
      { kind: 'snapshot-over', at: now },
    ])
    expect(history()?.samples).toEqual(told)
  })

  it('is there only for a market on offer; that of the winner stays after the end', () => {
    open('m1')
    const match = bookWriter.book.match('m1')
    expect(match?.priceHistory('m1.R.-3.')).toBeNull()
    expect(match?.priceHistory('m1.M..')?.samples).toHaveLength(1)
    bookWriter.hear(ended('m1', now, [1, 0]))
    expect(match?.priceHistory('m1.M..')).toBeNull()
    expect(match?.movement?.samples.map(({ prices }) => prices)).toEqual([[110, 230, 260]])
  })
})
