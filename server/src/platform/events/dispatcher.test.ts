import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { freshDatabase } from '../../../test/database.ts'
import { connect } from '../database/connect.ts'
import { startDispatcher, type Consumer, type Dispatcher } from './dispatcher.ts'
import { writeEvent } from './outbox.ts'
import * as store from './store.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let running: Dispatcher[] = []

beforeEach(async () => {
  database = await freshDatabase()
  running = []
})
afterEach(async () => {
  await Promise.all(running.map((dispatcher) => dispatcher.close()))
  await database.close()
})

const quiet = { error: () => undefined }
const start = async (consumer: Consumer): Promise<Dispatcher> => {
  const dispatcher = await startDispatcher(database.sql, [consumer], quiet)
  running.push(dispatcher)
  return dispatcher
}
const collector = (seen: string[]): Consumer => ({
  name: 'collector',
  async handle(events) {
    for (const { kind, body } of events) if (kind === 'member-registered') seen.push(body.memberId)
  },
})
const write = (memberId: string): Promise<unknown> =>
  database.sql.begin((tx) => writeEvent(tx, 'member-registered', { memberId }))

/** A transaction that has just ended may hold the horizon back for a moment: asked until it has come. */
const delivered = (dispatcher: Dispatcher, check: () => void): Promise<void> =>
  vi.waitFor(async () => {
    await dispatcher.drain()
    check()
  })

describe('the outbox', () => {
  it('delivers committed events in the order of writing', async () => {
    const seen: string[] = []
    const dispatcher = await start(collector(seen))
    await write('a')
    await database.sql
      .begin(async (tx) => {
        await writeEvent(tx, 'member-registered', { memberId: 'rolled back' })
        throw new Error('no')
      })
      .catch(() => undefined)
    await write('b')
    await delivered(dispatcher, () => expect(seen).toEqual(['a', 'b']))
  })

  it('does not skip the event of a slow transaction that took its number first', async () => {
    const seen: string[] = []
    const slow = connect(database.url, { max: 1, name: 'slow' })
    const connection = await slow.reserve()
    await connection.unsafe('begin')
    await connection`insert into event (kind, body) values ('member-registered', '{"memberId":"slow"}')`
    await write('fast')
    const dispatcher = await start(collector(seen))
    await dispatcher.drain()
    expect(seen).toEqual([])
    await connection.unsafe('commit')
    connection.release()
    await slow.end()
    await delivered(dispatcher, () => expect(seen).toEqual(['slow', 'fast']))
  })

  it('does not wait for transactions of other databases', async () => {
    const other = await freshDatabase()
    const seen: string[] = []
    const dispatcher = await start(collector(seen))
    await other.sql.begin(async (tx) => {
      await writeEvent(tx, 'member-registered', { memberId: 'not here' })
      await write('here')
      await dispatcher.drain()
      expect(seen).toEqual(['here'])
    })
    await other.close()
  })

  it('reads no event of a transaction younger than the reader’s own', async () => {
    await store.makeCursor(database.sql, 'reader')
    await write('before')
    const read = await database.sql.begin(async (tx) => {
      const cursor = await store.lockCursor(tx, 'reader')
      if (cursor === null) throw new Error('nobody else reads')
      await write('meanwhile')
      return store.readEvents(tx, cursor, 10)
    })
    expect(read.map(({ body }) => body)).toEqual([{ memberId: 'before' }])
  })

  it('retries a failed batch and never moves past it', async () => {
    const seen: string[] = []
    let broken = true
    const dispatcher = await start({
      name: 'breaks-once',
      handle: async (events, tx) => {
        await tx`insert into site_setting (name, value) values (${`seen-${events[0]?.id}`}, '1')`
        if (broken) throw new Error('not yet')
        await collector(seen).handle(events, tx)
      },
    })
    await write('a')
    await dispatcher.drain()
    expect(await database.sql`select 1 from site_setting`).toHaveLength(0)
    broken = false
    await delivered(dispatcher, () => expect(seen).toEqual(['a']))
    expect(await database.sql`select 1 from site_setting`).toHaveLength(1)
  })

  it('delivers waiting events in one batch, without being asked to', async () => {
    const batches: number[] = []
    await start({ name: 'counts', handle: async ({ length }) => void batches.push(length) })
    await database.sql.begin(async (tx) => {
      for (const memberId of ['a', 'b', 'c'])
        await writeEvent(tx, 'member-registered', { memberId })
    })
    await vi.waitFor(() => expect(batches).toEqual([3]))
  })

  it('delivers each event once to a consumer that several processes run', async () => {
    const seen: string[] = []
    await Promise.all(Array.from({ length: 30 }, (_, at) => write(`m${at}`)))
    const dispatchers = await Promise.all([
      start(collector(seen)),
      start(collector(seen)),
      start(collector(seen)),
    ])
    const all = Array.from({ length: 30 }, (_, at) => `m${at}`).toSorted()
    for (const dispatcher of dispatchers) {
      await delivered(dispatcher, () => expect(seen.toSorted()).toEqual(all))
    }
  })
})
