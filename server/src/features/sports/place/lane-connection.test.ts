import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase } from '../../../../test/database.ts'
import { isConnectionLost, type Db } from '../../../platform/database/connect.ts'
import { openLaneConnection, type LaneConnection } from './lane-connection.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let lane: LaneConnection
beforeAll(async () => {
  database = await freshDatabase()
  lane = openLaneConnection(database.url)
})
afterAll(async () => {
  await lane.close()
  await database.close()
})

const insert = (tx: Db, scope: string): Promise<unknown> =>
  tx`insert into sports_exposure (scope, win) values (${scope}, 1)`.execute()
const kept = async (scope: string): Promise<boolean> =>
  (await database.sql`select 1 from sports_exposure where scope = ${scope}`).length === 1
const placed = (scope: string): Promise<string> =>
  lane.begin(async (tx) => ({ answer: scope, written: insert(tx, scope) }))

describe('a transaction of the lane', () => {
  it('answers when it is committed, and again, with plans made anew', async () => {
    for (let at = 0; at < 5; at += 1) {
      expect(await placed(`good ${at}`)).toBe(`good ${at}`)
      expect(await kept(`good ${at}`)).toBe(true)
    }
  })

  it('keeps nothing when a statement fails, although the commit is sent behind it', async () => {
    const failing = lane.begin(async (tx) => ({
      answer: null,
      written: Promise.all([insert(tx, 'mate'), tx`select 1 / 0`, insert(tx, 'other mate')]),
    }))
    await expect(failing).rejects.toThrow('division by zero')
    expect([await kept('mate'), await kept('other mate')]).toEqual([false, false])
    expect(await placed('after a failed statement')).toBe('after a failed statement')
  })

  it('keeps nothing when this side fails, before or while it writes', async () => {
    const decide = async (): Promise<never> => {
      throw new Error('not decided')
    }
    await expect(lane.begin(decide)).rejects.toThrow('not decided')
    const failing = lane.begin(async (tx) => ({
      answer: null,
      written: Promise.all([insert(tx, 'half'), decide()]),
    }))
    await expect(failing).rejects.toThrow('not decided')
    expect(await kept('half')).toBe(false)
    expect(await placed('after a fault')).toBe('after a fault')
  })

  it('finds a new connection after the old one was cut, and the process lives on', async () => {
    const cut = lane.begin(async (tx) => {
      await insert(tx, 'cut')
      return { answer: null, written: tx`select pg_terminate_backend(pg_backend_pid())`.execute() }
    })
    // Told by the server, by the client or by the socket, whichever comes first.
    expect(isConnectionLost(await cut.catch((error: unknown) => error))).toBe(true)
    expect(await kept('cut')).toBe(false)
    expect(await placed('after the cut')).toBe('after the cut')
  })
})
