import type { Subscriber } from '../src/platform/live/hub.ts'

/** A subscriber that collects the data of its messages. */
export const hubReader = () => {
  const heard: unknown[] = []
  const reader: Subscriber = {
    deliver: (_, { text }) => heard.push((JSON.parse(text) as { data: unknown }).data),
    cork: () => undefined,
    uncork: () => undefined,
  }
  return { heard, reader }
}
