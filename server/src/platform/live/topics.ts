import type { MemberId } from '@xinghe/rules/base/id.ts'

/** Where the snapshot of each topic comes from; features register theirs. */
export interface Topics {
  has(topic: string): boolean
  read(topic: string, memberId: MemberId | null): Promise<unknown>
}

export type TopicSource = (memberId: MemberId | null) => Promise<unknown>

export const makeTopics = (sources: Readonly<Record<string, TopicSource>>): Topics => ({
  has: (topic) => Object.hasOwn(sources, topic),
  async read(topic, memberId) {
    const source = sources[topic]
    if (source === undefined) throw new Error(`nobody reads the topic ${topic}`)
    return source(memberId)
  },
})
