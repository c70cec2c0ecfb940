import { instant, later } from '@xinghe/rules/base/instant.ts'
import { startExampleFeed } from '../../../../tools/example-feed.ts'
import { outsideFeed } from '../../../src/features/sports/feeds/outside/outside-feed.ts'
import type { FeedNews } from '../../../src/features/sports/feed/feed.ts'
import { listed } from '../../sports-news.ts'
import { until } from '../../until.ts'
import type { Attack } from '../attack.ts'

const now = instant(1_800_000_000_000)
const timeouts = { silenceMs: 30_000, snapshotMs: 30_000, retryMs: 5, maxRetryMs: 5 }

const current = 'the secret of the real feed'
const strangers = {
  'a made-up secret': 'a secret that a stranger made up',
  'the retired secret': 'the secret of the feed of last year',
} as const

/** Another server stands at the address of the feed and signs with this secret. */
const impersonate = async (
  secret: string,
  wanted: number,
): Promise<{ failures: number; heard: readonly FeedNews[] }> => {
  const stranger = await startExampleFeed(0, secret, { anyRequest: true })
  stranger.snapshot = [...listed('m1', later(now, 3_600_000), now)]
  const heard: FeedNews[] = []
  let failures = 0
  const log = { warn: () => void (failures += 1) }
  const feed = outsideFeed({ url: stranger.url, secret: current }, log as never, timeouts)
  feed.start((news) => void heard.push(...news), null)
  await until('the stranger is turned away or heard', () =>
    failures >= wanted || heard.length > 0 ? true : null,
  )
  await feed.close()
  await stranger.close()
  return { failures, heard }
}

/** Servers of strangers, one of whom found a secret that the feed had before. */
export const attack: Attack = {
  item: 'forged answers',
  title: 'no server without the secret of the feed tells the book anything',
  async run({ form }) {
    const breaches: string[] = []
    let tried = 0
    for (const [name, secret] of Object.entries(strangers)) {
      const { failures, heard } = await impersonate(secret, form === 'short' ? 5 : 200)
      tried += failures
      breaches.push(...heard.map(({ kind }) => `${name}: the book heard ${kind}`))
    }
    return { tried: `${tried} connections`, breaches }
  },
}
