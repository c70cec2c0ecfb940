import type { FastifyBaseLogger } from 'fastify'
import type { Platform } from '../../../platform/parts.ts'
import { watchTargets, type TargetWatch } from '../targets/watch-targets.ts'
import type { Book } from '../book/book.ts'
import { guardMarkets } from '../book/guard-markets.ts'
import { suspendFlawed } from '../book/suspend-flawed.ts'
import { openBook, type OpenBook } from '../book/open-book.ts'
import { openCashing, type Cashing } from '../cash-out/cashing.ts'
import { openFeed } from '../feeds/open-feed.ts'
import { openPreviews, type Previews } from '../preview/previews.ts'
import { openPlacing, type Placing } from '../place/placing.ts'
import { openSettling, type Settling } from '../settle/settling.ts'

/** The running components of the sportsbook. */
export interface SportsParts {
  readonly book: Book
  readonly placing: Placing
  readonly cashing: Cashing
  readonly settling: Settling
  readonly previews: Previews
  readonly targets: TargetWatch
  /** Takes feed news; tests send their own while FEED_ADAPTER is off. */
  readonly bookWriter: Pick<OpenBook, 'hear' | 'storeMatches' | 'flush'>
  close(): Promise<void>
}

export const openSportsParts = async (
  platform: Platform,
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
): Promise<SportsParts> => {
  const settling = openSettling(platform, log)
  const open = await openBook(platform, log, settling.wake)
  // The simulator's markets are possible and include the configured margin; an outside feed's may not.
  const guard =
    platform.config.feed.adapter === 'outside' ? guardMarkets(suspendFlawed(platform, log)) : null
  const hear: OpenBook['hear'] = (news) => open.hear(guard === null ? news : guard(news))
  const feed = await openFeed(platform, { hear }, log)
  const targets = await watchTargets(platform, open.book, log)
  const placing = openPlacing(platform, open.book, { log, storeMatches: open.storeMatches })
  const cashing = openCashing(platform, open.book, log)
  return {
    book: open.book,
    placing,
    cashing,
    settling,
    targets,
    previews: openPreviews(feed?.archive ?? null, platform.sql, log),
    bookWriter: open,
    async close() {
      await targets.close()
      await placing.close()
      await cashing.close()
      await feed?.close()
      await open.close()
      await settling.idle()
    },
  }
}
