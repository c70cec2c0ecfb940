import type { TopicCodec } from '@xinghe/contract/sports-live.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'

/** A topic with subscribers; it remembers what they have received. */
export interface LiveTopic<Snapshot, News> {
  snapshot(now: Instant): Snapshot
  /** Changes among these ids since the last call, or among all with `null`; undefined when there are none. */
  news(changed: ReadonlySet<string> | null, now: Instant): News | undefined
}

/** A topic encoded for the wire. */
export type EncodedTopic = LiveTopic<unknown, unknown>

/** Translates names into another script. Each script is a topic of its own, serialised once for all subscribers. */
export interface Renaming<Snapshot, News> {
  readonly snapshot: (ours: Snapshot) => Snapshot
  readonly news: (ours: News) => News
}

export const encodedTopic = <Snapshot, News, WireSnapshot, WireNews>(
  live: LiveTopic<Snapshot, News>,
  codec: TopicCodec<Snapshot, News, WireSnapshot, WireNews>,
  renaming: Renaming<Snapshot, News> | null,
): EncodedTopic => ({
  snapshot(now) {
    const ours = live.snapshot(now)
    return codec.writeSnapshot(renaming === null ? ours : renaming.snapshot(ours))
  },
  news(changed, now) {
    const ours = live.news(changed, now)
    if (ours === undefined) return undefined
    return codec.writeNews(renaming === null ? ours : renaming.news(ours))
  },
})
