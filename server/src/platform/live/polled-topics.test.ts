import { expect, it } from 'vitest'
import { hubReader } from '../../../test/hub-reader.ts'
import { makeHub } from './hub.ts'
import { pollTopics } from './polled-topics.ts'

const topic = 'pools:all'

/** A topic whose reads are answered one by one. */
const slowTopic = () => {
  const hub = makeHub()
  const { heard, reader } = hubReader()
  const answers: ((value: number) => void)[] = []
  const read = (): Promise<number> => new Promise((resolve) => answers.push(resolve))
  const answer = (which: 'oldest' | 'newest', value: number): void =>
    (which === 'oldest' ? answers.shift() : answers.pop())?.(value)
  const live = pollTopics(hub, new Map([[topic, read]]), { error: () => undefined })
  hub.subscribe(topic, reader)
  return { live, heard, answer }
}

it('tells nothing that a snapshot says already', async () => {
  const { live, heard, answer } = slowTopic()
  const [telling, snapshot] = [live.tell(), live.topics.read(topic)]
  answer('oldest', 1)
  await telling
  answer('oldest', 1)
  expect(await snapshot).toBe(1)
  expect(heard).toEqual([])
  await live.close()
})

it('tells nothing older than a snapshot, and what has changed since it', async () => {
  const { live, heard, answer } = slowTopic()
  const first = live.topics.read(topic)
  answer('oldest', 1)
  await first
  const telling = live.tell()
  const snapshot = live.topics.read(topic)
  answer('newest', 2)
  await snapshot
  answer('oldest', 1)
  await telling
  expect(heard).toEqual([])
  const next = live.tell()
  answer('oldest', 3)
  await next
  expect(heard).toEqual([3])
  await live.close()
})
