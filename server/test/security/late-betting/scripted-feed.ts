import { later, secondMs, type Instant } from '@xinghe/rules/base/instant.ts'
import type { Rng } from '@xinghe/rules/base/rng.ts'
import { startExampleFeed, type ExampleFeed } from '../../../../tools/example-feed.ts'
import type { FeedNews } from '../../../src/features/sports/feed/feed.ts'
import type { Happening, ScriptedMatch } from './scripted-match.ts'

/** An outside feed that is late, loses, repeats and reorders by its script. */
export interface ScriptedFeed {
  readonly url: string
  readonly gaps: number
  /** Sends what is due at `now`, and resolves when every stream has read it. */
  goTo(now: Instant): Promise<void>
  /** From now on nothing is late or lost. */
  behave(): void
  say(news: readonly FeedNews[]): void
  close(): Promise<void>
}

export const feedSecret = 'the secret of the scripted feed'
/** How long the feed stays as late as it is. */
const moodMs = 30 * secondMs
const mostLateMs = 20 * secondMs

export const startScriptedFeed = async (
  rng: Rng,
  matches: readonly ScriptedMatch[],
  begin: Instant,
): Promise<ScriptedFeed> => {
  /** The feed's own time: it stands still while the feed falls behind, and never goes back. */
  let feedTime = begin
  let lateMs = 0
  let moodUntil = begin
  let silentUntil = begin
  let gaps = 0
  let behaved = false
  let release: (() => void) | null = null
  let releaseAt = begin
  const untold = matches.map((match) => ({ match, left: [...match.course] }))
  const feed: ExampleFeed = await startExampleFeed(0, feedSecret, { now: () => feedTime })
  const say = (news: readonly FeedNews[]): void => {
    for (const one of news) feed.say(one)
  }
  const snapshot = (): void => {
    feed.snapshot = matches.flatMap((match) => match.snapshot(feedTime))
  }
  snapshot()

  const changeMood = (now: Instant): void => {
    moodUntil = later(now, rng.below(moodMs))
    lateMs = behaved || rng.below(2) === 0 ? rng.below(400) : rng.below(mostLateMs)
  }
  const dueAt = ({ at, heldBackMs }: Happening): number => (behaved ? at : at + heldBackMs)

  const tell = (match: ScriptedMatch, happening: Happening): void => {
    const news = match.tell(happening)
    snapshot()
    if (happening.lost && !behaved) {
      gaps += 1
      for (const _ of news) feed.lose()
      // The gap shows with the next message.
      silentUntil = later(feedTime, rng.below(2_500))
      if (release === null) {
        release = feed.holdSnapshots()
        releaseAt = later(feedTime, rng.below(8_000))
      }
      return
    }
    const [first, second] = news
    if (first !== undefined && second !== undefined && !behaved && rng.below(5) === 0)
      feed.swap(first, second)
    else say(news)
    if (rng.below(4) === 0) feed.repeat(1 + rng.below(3))
  }

  return {
    url: feed.url,
    get gaps() {
      return gaps
    },
    async goTo(now) {
      if (now >= moodUntil || behaved) changeMood(now)
      feedTime = Math.max(feedTime, now - lateMs) as Instant
      if (release !== null && (feedTime >= releaseAt || behaved)) {
        release()
        release = null
      }
      if (feedTime < silentUntil && !behaved) return
      for (const { match, left } of untold)
        for (const happening of left.filter((one) => dueAt(one) <= feedTime)) {
          left.splice(left.indexOf(happening), 1)
          tell(match, happening)
        }
      snapshot()
      if (feedTime >= silentUntil || behaved) feed.say({ kind: 'heartbeat', at: feedTime })
      await feed.heard()
    },
    behave() {
      behaved = true
    },
    say,
    close: () => feed.close(),
  }
}
