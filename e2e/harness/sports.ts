import { setTimeout } from 'node:timers/promises'
import { instant, type Instant } from '@xinghe/rules/base/instant.ts'
import { postgresVariable } from './global-setup.ts'
import { test as base } from './journey.ts'
import { openSite, type Site } from './site.ts'
import { playedSports, sportsWorld, type SportsWorld } from './world.ts'

/** Known, so that it is known how every match goes. */
const masterSecret = 'the-journeys-know-how-every-match-goes'

/** A site with a running book, and what is going to happen on it. */
export interface Book {
  readonly site: Site
  readonly world: SportsWorld
  /** By the clock of the site. */
  readonly now: () => Instant
  /**
   * Moves that clock forward, and waits until the feed has told what happened by then: it counts as silent
   * until it has. What has passed by itself meanwhile is left as it is.
   */
  readonly until: (at: Instant) => Promise<void>
}

const patienceMs = 30_000
const pollMs = 50
const toldShape = /^xinghe_feed_told_until_seconds (\S+)$/m

/** What the server heard before the clock was moved may still come after it: only the feed's own time tells. */
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

export const openBook = async (postgresUrl: string): Promise<Book> => {
  const env = {
    FEED_ADAPTER: 'simulator',
    FEED_SPORTS: playedSports.join(),
    MASTER_SECRET: masterSecret,
  }
  const site = await openSite({ postgresUrl, encryption: true, env })
  const now = () => instant(Date.now() + site.aheadMs())
  return {
    site,
    world: sportsWorld(masterSecret),
    now,
    until: async (at) => {
      const leftMs = at - now()
      if (leftMs > 0) await site.advance(leftMs)
      await feedTold(site, at)
    },
  }
}

/** Each worker has one book, whose clock only goes forward: a journey looks for matches from its now on. */
export const test = base.extend<object, { book: Book }>({
  book: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the wanted fixtures from it
    async ({}, use) => {
      const book = await openBook(process.env[postgresVariable] ?? '')
      await use(book)
      await book.site.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})
