import type { MemberId } from '@xinghe/rules/base/id.ts'

/** The sources of the topics' snapshots, registered by the features. */
export interface Topics {
  has(topic: string): boolean
  read(topic: string, memberId: MemberId | null): Promise<unknown>
}

export type TopicSource = (memberId: MemberId | null) => Promise<unknown>

/** Public topics of one kind with an id each, such as one per match. */
export interface TopicFamily {
  /** Whether a topic of this name can exist. */
  has(topic: string): boolean
  /** Undefined where there is no such topic after all. */
  read(topic: string): Promise<unknown>
}

export const makeTopics = (
  sources: Readonly<Record<string, TopicSource>>,
  families: readonly TopicFamily[] = [],
): Topics => {
  const familyOf = (topic: string): TopicFamily | undefined =>
    families.find((family) => family.has(topic))
  return {
    has: (topic) => Object.hasOwn(sources, topic) || familyOf(topic) !== undefined,
    async read(topic, memberId) {
      const source = Object.hasOwn(sources, topic) ? sources[topic] : undefined
      if (source !== undefined) return source(memberId)
      const family = familyOf(topic)
      if (family === undefined) throw new Error(`nobody reads the topic ${topic}`)
      return family.read(topic)
    },
  }
}
