import type { FastifyBaseLogger } from 'fastify'
import type { Hub } from './hub.ts'
import type { TopicFamily } from './topics.ts'

export interface PolledTopics {
  readonly topics: TopicFamily
  /** Tells the topics whose values have changed; runs by itself every second. */
  tell(): Promise<void>
  close(): void
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
  const told = new Map<string, string>()

  const tell = async (): Promise<void> => {
    for (const [topic, read] of sources) {
      if (hub.readers(topic) === 0) {
        told.delete(topic)
        continue
      }
      const value = await read()
      const text = JSON.stringify(value)
      if (told.get(topic) === text) continue
      told.set(topic, text)
      hub.publish(topic, topic, value)
    }
  }

  let running = false
  const timer = setInterval(() => {
    if (running) return
    running = true
    tell()
      .catch((error: unknown) => log.error({ err: error }, 'a topic was not read'))
      .finally(() => (running = false))
  }, tickMs)
  timer.unref()
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
    close: () => clearInterval(timer),
  }
}
