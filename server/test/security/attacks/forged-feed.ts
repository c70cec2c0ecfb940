import { instant, later } from '@xinghe/rules/base/instant.ts'
import { startExampleFeed } from '../../../../tools/example-feed.ts'
import { outsideFeed } from '../../../src/features/sports/feeds/outside/outside-feed.ts'
import type { FeedNews } from '../../../src/features/sports/feed/feed.ts'
import { listed } from '../../sports-news.ts'
import { until } from '../../until.ts'
import type { Attack } from '../attack.ts'

const now = instant(1_800_000_000_000)
const timeouts = { silenceMs: 30_000, snapshotMs: 30_000, retryMs: 5, maxRetryMs: 5 }

/** Another server stands at the address of the feed and does not know the secret. */
export const attack: Attack = {
  item: 'forged answers',
  title: 'nobody without the secret of the feed tells the book anything',
  async run({ form }) {
    const wanted = form === 'short' ? 5 : 200
    const stranger = await startExampleFeed(0, 'a secret that a stranger made up', {
      anyRequest: true,
    })
    stranger.snapshot = [...listed('m1', later(now, 3_600_000), now)]
    const heard: FeedNews[] = []
    let failures = 0
    const log = { warn: () => void (failures += 1) }
    const address = { url: stranger.url, secret: 'the secret of the real feed' }
    const feed = outsideFeed(address, log as never, timeouts)
    feed.start((news) => void heard.push(...news), null)
    await until('the stranger is turned away', () => (failures >= wanted ? true : null))
    await feed.close()
    await stranger.close()
    const breaches = heard.map(({ kind }) => `the book heard ${kind}`)
    return { tried: `${failures} connections`, breaches }
  },
}
