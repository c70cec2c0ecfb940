import type { FastifyBaseLogger } from 'fastify'
import { runEvery } from '../jobs/run-every.ts'
import type { Hub } from './hub.ts'
import type { TopicFamily } from './topics.ts'

export interface PolledTopics {
  readonly topics: TopicFamily
  /** Tells the topics whose values have changed; runs by itself every second. */
  tell(): Promise<void>
  close(): Promise<void>
}

/** The whole value of a topic, as it is sent. */
export type ReadTopic = () => Promise<unknown>

/** The values change with every bet: once a second is often enough for a figure on a page. */
const tickMs = 1_000

/** Topics whose values are read from the database, while somebody reads them and not otherwise. */
export const pollTopics = (
  hub: Hub,
  sources: ReadonlyMap<string, ReadTopic>,
  log: Pick<FastifyBaseLogger, 'error'>,
): PolledTopics => {
  /** The newest text sent of each topic, as a snapshot or as a delta. */
  const told = new Map<string, string>()

  const tellTopic = async (topic: string, read: ReadTopic): Promise<void> => {
    if (hub.readers(topic) === 0) {
      told.delete(topic)
      return
    }
    const before = told.get(topic)
    const value = await read()
    // A snapshot that was read meanwhile may be newer; what differs from it is told at the next tick.
    if (told.get(topic) !== before) return
    const text = JSON.stringify(value)
    told.set(topic, text)
    // The first reader's snapshot is under way.
    if (before !== undefined && before !== text) hub.publish(topic, topic, value)
  }

  const tell = async (): Promise<void> => {
    for (const [topic, read] of sources) await tellTopic(topic, read)
  }

  const polling = runEvery(tickMs, () =>
    tell().catch((error: unknown) => log.error({ err: error }, 'a topic was not read')),
  )
  return {
    topics: {
      has: (topic) => sources.has(topic),
      read: async (topic) => {
        const value = await sources.get(topic)?.()
        told.set(topic, JSON.stringify(value))
        return value
      },
    },
    tell,
    close: () => polling.close(),
  }
}
