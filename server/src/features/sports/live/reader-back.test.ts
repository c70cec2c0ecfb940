import { expect, it } from 'vitest'
import { championsTopic, countsTopic } from '@xinghe/contract/sports-topics.ts'
import { instant } from '@xinghe/rules/base/instant.ts'
import { makeHub } from '../../../platform/live/hub.ts'
import { makeBook } from '../book/make-book.ts'
import { tellSports } from './tell-sports.ts'

it.each([countsTopic, championsTopic('FT'), 'board:FT:RB:main'])(
  'a reader who comes back to %s after all had gone gets a snapshot',
  async (topic) => {
    const clock = { now: () => instant(Date.parse('2026-11-15T12:00:00Z')) }
    const hub = makeHub()
    const live = tellSports(makeBook(clock).book, hub, clock)
    const reader = { deliver: () => undefined, gather: () => undefined, release: () => undefined }
    hub.subscribe(topic, reader)
    const { epoch, seq } = await hub.snapshot(topic, topic, () => live.topics.read(topic))
    hub.unsubscribe(topic, reader)
    // Nobody reads it now: what happens from here on is not told.
    live.tell()
    expect(hub.missed(topic, epoch, seq)).toBeNull()
    live.close()
  },
)
