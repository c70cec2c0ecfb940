import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase } from '../../../test/database.ts'
import { isConnectionLost, type Db } from './connect.ts'
import { openPipelinedConnection, type PipelinedConnection } from './pipelined-connection.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let connection: PipelinedConnection
beforeAll(async () => {
  database = await freshDatabase()
  connection = openPipelinedConnection(database.url, 'test')
})
afterAll(async () => {
  await connection.close()
  await database.close()
})

const insert = (tx: Db, scope: string): Promise<unknown> =>
  tx`insert into sports_exposure (scope, win) values (${scope}, 1)`
const isWritten = async (scope: string): Promise<boolean> =>
  (await database.sql`select 1 from sports_exposure where scope = ${scope}`).length === 1
const placed = (scope: string): Promise<string> =>
  connection.begin(async (tx) => ({ answer: scope, written: insert(tx, scope) }))

describe('a transaction of a pipelined connection', () => {
  it('answers after its commit, also after plans are discarded', async () => {
    for (let at = 0; at < 5; at += 1) {
      expect(await placed(`good ${at}`)).toBe(`good ${at}`)
      expect(await isWritten(`good ${at}`)).toBe(true)
    }
  })

  it('writes nothing when a statement fails, although the commit is sent behind it', async () => {
    const failing = connection.begin(async (tx) => ({
      answer: null,
      written: Promise.all([insert(tx, 'mate'), tx`select 1 / 0`, insert(tx, 'other mate')]),
    }))
    await expect(failing).rejects.toThrow('division by zero')
    expect([await isWritten('mate'), await isWritten('other mate')]).toEqual([false, false])
    expect(await placed('after a failed statement')).toBe('after a failed statement')
  })

  it('writes nothing when this side fails, before or while it writes', async () => {
    const decide = async (): Promise<never> => {
      throw new Error('not decided')
    }
    await expect(connection.begin(decide)).rejects.toThrow('not decided')
    const failing = connection.begin(async (tx) => ({
      answer: null,
      written: Promise.all([insert(tx, 'half'), decide()]),
    }))
    await expect(failing).rejects.toThrow('not decided')
    expect(await isWritten('half')).toBe(false)
    expect(await placed('after a fault')).toBe('after a fault')
  })

  it('reconnects after the connection was cut, without ending the process', async () => {
    const cut = connection.begin(async (tx) => {
      await insert(tx, 'cut')
      return { answer: null, written: tx`select pg_terminate_backend(pg_backend_pid())` }
    })
    // Told by the server, by the client or by the socket, whichever comes first.
    expect(isConnectionLost(await cut.catch((error: unknown) => error))).toBe(true)
    expect(await isWritten('cut')).toBe(false)
    expect(await placed('after the cut')).toBe('after the cut')
  })
})
