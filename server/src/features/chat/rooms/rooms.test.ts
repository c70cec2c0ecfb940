import { expect, it } from 'vitest'
import { instant } from '@xinghe/rules/base/instant.ts'
import { until } from '../../../../test/until.ts'
import type { Sql } from '../../../platform/database/connect.ts'
import { openRooms } from './rooms.ts'
import type { RoomRow } from './store.ts'

const clock = { now: () => instant(0), advance: null }
const log = { error: () => undefined }

const row = (state: RoomRow['state']): RoomRow => ({
  rid: 'hall',
  epoch: 'e',
  seq: 0,
  state,
  slowMs: 0,
  minGrade: 0,
  pinned: null,
  endsAt: null,
})

/** A database whose answers about the room come when the test gives them. */
const heldDatabase = () => {
  const answers: ((state: RoomRow['state']) => void)[] = []
  const sql = (texts: TemplateStringsArray): Promise<unknown[]> => {
    const text = texts.join('')
    if (text.includes('pg_control')) return Promise.resolve([{ mark: 'm' }])
    if (!text.includes('from chat_room')) return Promise.resolve([])
    return new Promise((resolve) => answers.push((state) => resolve([row(state)])))
  }
  const answer = async (at: number, state: RoomRow['state']): Promise<void> => {
    const give = await until('the question', async () => answers[at] ?? null)
    give(state)
    await new Promise(setImmediate)
  }
  return { sql: sql as unknown as Sql, answer }
}

it('takes the newest state of a room, in whatever order its reads are answered', async () => {
  const { sql, answer } = heldDatabase()
  const rooms = await openRooms({ sql, clock }, String, log)
  const opening = rooms.open('hall')
  await answer(0, 'open')
  // Closed to guests while the room is being opened.
  await answer(1, 'members')
  const room = await opening
  expect(room?.row.state).toBe('members')
  rooms.hear({ rid: 'hall', changed: true })
  rooms.hear({ rid: 'hall', changed: true })
  await answer(3, 'closed')
  await answer(2, 'open')
  expect(room?.row.state).toBe('closed')
  rooms.close()
})
