import { setTimeout } from 'node:timers/promises'
import { patient } from '../../tools/machine-speed.ts'
import { later, minuteMs, type Instant } from '@xinghe/rules/base/instant.ts'
import { dayPeriod } from '@xinghe/rules/base/period.ts'
import type { PostgresUrls } from '../../tools/postgres/urls.ts'
import { postgresOfRun } from './global-setup.ts'
import { test as base } from './journey.ts'
import { openSite, type Site } from './site.ts'
import { playedSports, sportsWorld, type SportsWorld } from './world.ts'

/** A fixed secret, so that the course of every match is known. */
const masterSecret = 'the-journeys-know-how-every-match-goes'

/** A site with a running book, and the simulated future of its matches. */
export interface Book {
  readonly site: Site
  readonly world: SportsWorld
  /** By the clock of the site. */
  readonly now: () => Instant
  /**
   * Moves that clock forward, and waits until the feed has caught up: it counts as silent
   * until then. Time that has passed by itself is not undone.
   */
  readonly until: (at: Instant) => Promise<void>
  /**
   * Does the work while that clock moves only by `until`: no match kicks off and no price moves on a slow
   * machine, and the feed has told everything up to this moment.
   */
  readonly whileStopped: (work: () => Promise<void>) => Promise<void>
}

const patienceMs = patient(30_000)
const pollMs = 50
const toldShape = /^xinghe_feed_told_until_seconds (\S+)$/m

/** Messages from before the jump may still arrive after it: only the feed's own time is reliable. */
const feedTold = async ({ address }: Site, at: Instant): Promise<void> => {
  const deadline = Date.now() + patienceMs
  for (;;) {
    const metrics = await (await fetch(`${address}/metrics`)).text()
    const [, seconds] = toldShape.exec(metrics) ?? []
    if (Number(seconds) * 1_000 >= at) return
    if (Date.now() > deadline) throw new Error(`The feed has told until ${seconds}, not ${at}.`)
    await setTimeout(pollMs)
  }
}

export const openBook = async (postgres: PostgresUrls, encryption = true): Promise<Book> => {
  const env = {
    FEED_ADAPTER: 'simulator',
    FEED_SPORTS: playedSports.join(),
    MASTER_SECRET: masterSecret,
  }
  const site = await openSite({ postgres, encryption, env })
  const now = () => site.now()
  const until = async (at: Instant): Promise<void> => {
    const leftMs = at - now()
    if (leftMs > 0) await site.advance(leftMs)
    await feedTold(site, at)
  }
  return {
    site,
    world: sportsWorld(masterSecret),
    now,
    until,
    whileStopped: (work) =>
      site.withStoppedClock(async () => {
        await until(now())
        await work()
      }),
  }
}

/** Virtual matches are listed so long before their kick-off, and today's board has only those of today. */
const fullBoardMs = 30 * minuteMs

/** In the last half hour of a day today's board runs out of matches: the journey begins the next day. */
const leaveMidnight = async ({ now, until }: Book): Promise<void> => {
  const midnight = dayPeriod(now()).until
  if (midnight - now() < fullBoardMs) await until(later(midnight, minuteMs))
}

/** Each worker has one book, whose clock only goes forward: a journey looks for matches from its now on. */
export const test = base.extend<{ _midnight: void }, { book: Book }>({
  _midnight: [
    async ({ book }, use) => {
      await leaveMidnight(book)
      await use()
    },
    { auto: true },
  ],
  book: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the wanted fixtures from it
    async ({}, use) => {
      const book = await openBook(postgresOfRun())
      await use(book)
      await book.site.close()
    },
    { scope: 'worker', timeout: patient(60_000) },
  ],
})
