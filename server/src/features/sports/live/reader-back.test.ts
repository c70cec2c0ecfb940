import { expect, it, vi } from 'vitest'
import { championsTopic, countsTopic } from '@xinghe/contract/sports-topics.ts'
import { instant, later, minuteMs, secondMs } from '@xinghe/rules/base/instant.ts'
import { makeHub } from '../../../platform/live/hub.ts'
import { makeBook } from '../book/make-book.ts'
import { publishSports } from './publish-sports.ts'

it.each([countsTopic, championsTopic('FT'), 'board:FT:RB:main'])(
  'a subscriber who returns to %s after it had no subscribers gets a snapshot',
  async (topic) => {
    const clock = { now: () => instant(Date.parse('2026-11-15T12:00:00Z')) }
    const hub = makeHub()
    const live = publishSports(makeBook(clock).book, hub, clock)
    const reader = { deliver: () => undefined, cork: () => undefined, uncork: () => undefined }
    hub.subscribe(topic, reader)
    const first = await hub.snapshot(topic, topic, () => live.topics.read(topic))
    hub.unsubscribe(topic, reader)
    // Without subscribers the channel is dropped, and later changes are not recorded.
    live.publish()
    expect(hub.missed(topic, first?.epoch, first?.seq)).toBeNull()
    live.close()
  },
)

it('a board that lost its subscribers is not made anew for those who return soon', async () => {
  let now = instant(Date.parse('2026-11-15T12:00:00Z'))
  const clock = { now: () => now }
  const { book } = makeBook(clock)
  const made = vi.spyOn(book, 'matches')
  const live = publishSports(book, makeHub(), clock)
  const join = async (afterMs: number): Promise<number> => {
    now = later(now, afterMs)
    live.publish()
    await live.topics.read('board:FT:RB:main')
    return made.mock.calls.length
  }
  expect(await join(0)).toBe(1)
  expect(await join(20 * secondMs)).toBe(1)
  expect(await join(minuteMs)).toBe(2)
  live.close()
})
