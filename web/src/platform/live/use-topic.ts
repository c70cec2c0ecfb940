import type { Topic } from '@xinghe/contract/socket.ts'
import { useEffect, useState } from 'react'
import { subscribe } from './live-socket.ts'
import type { TopicValues } from './topics.ts'

/** The topic's current value; null before the first snapshot. */
export const useTopic = <T extends Topic>(
  topic: T,
  { enabled = true }: { enabled?: boolean } = {},
): TopicValues[T] | null => {
  const [value, setValue] = useState<TopicValues[T] | null>(null)
  useEffect(() => {
    if (!enabled) return undefined
    const leave = subscribe(topic, ({ kind, data }) =>
      setValue((before) =>
        kind === 'snap' || before === null ? (data as TopicValues[T]) : { ...before, ...data },
      ),
    )
    return () => {
      leave()
      setValue(null)
    }
  }, [topic, enabled])
  return value
}
