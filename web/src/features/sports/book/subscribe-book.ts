import type { TopicCodec } from '@xinghe/contract/sports-live.ts'
import { subscribeNamed } from '../../../platform/live/live-socket.ts'

interface Listener<Snapshot, News> {
  readonly snapshot: (all: Snapshot) => void
  readonly news: (newer: News) => void
}

/** A topic of the book, read by the contract. Returns the way to leave. */
export const subscribeBook = <Snapshot, News, WireSnapshot, WireNews>(
  topic: string,
  codec: TopicCodec<Snapshot, News, WireSnapshot, WireNews>,
  { snapshot, news }: Listener<Snapshot, News>,
): (() => void) =>
  subscribeNamed(topic, ({ kind, data }) => {
    if (kind === 'snap') snapshot(codec.readSnapshot(data as WireSnapshot))
    else news(codec.readNews(data as WireNews))
  })
