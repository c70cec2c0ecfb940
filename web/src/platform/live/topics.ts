import type { MemberTopic, NoticesTopic, SiteTopic, Topic } from '@xinghe/contract/socket.ts'
import { privateTopics } from '@xinghe/contract/socket.ts'

/** The value of each topic, after its deltas are merged into its snapshot. */
export interface TopicValues {
  site: SiteTopic
  notices: NoticesTopic
  member: MemberTopic
}

export interface TopicUpdate<T extends Topic = Topic> {
  readonly kind: 'snap' | 'delta'
  /** A snapshot is the whole value, a delta the parts that changed. */
  readonly data: Partial<TopicValues[T]>
  /** A snapshot before which messages may be lost. */
  readonly missed?: true
}

export const isPrivateTopic = (topic: string): boolean =>
  (privateTopics as readonly string[]).includes(topic)

/** This tab's position in a topic. */
export interface TopicPlace {
  readonly epoch: string
  readonly seq: number
}

export interface TopicMessage extends TopicPlace {
  readonly t: 'snap' | 'delta'
  readonly topic: string
  readonly data: unknown
}

/** Whether messages may be lost between the last one that was heard and this snapshot. */
export const isAheadOf = (snapshot: TopicPlace, heard: TopicPlace): boolean =>
  snapshot.epoch !== heard.epoch || snapshot.seq > heard.seq

export type Reading = 'take' | 'ignore' | 'gap'

/** Whether a message is the next one, an old one, or shows that one was lost. */
export const readTopicMessage = (place: TopicPlace | null, message: TopicMessage): Reading => {
  if (message.t === 'snap') return 'take'
  // Without a position a snapshot is already requested.
  if (place === null) return 'ignore'
  if (message.epoch !== place.epoch) return 'gap'
  if (message.seq <= place.seq) return 'ignore'
  return message.seq === place.seq + 1 ? 'take' : 'gap'
}
