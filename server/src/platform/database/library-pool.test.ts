import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshDatabase } from '../../../test/database.ts'
import { openLibraryPool } from './library-pool.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

it('marks a wait that was too long as a timeout, after which the library tries again', async () => {
  const { liveness } = database.sql
  const options = { name: 'test', max: 1, waitMs: 1, liveness }
  const connections = openLibraryPool(database.url, options)
  await expect(connections.pool.connect()).rejects.toMatchObject({ code: 'ETIMEDOUT' })
  await connections.close()
})

it('leaves a wait after its end open, which the library would not handle', async () => {
  const { liveness } = database.sql
  const options = { name: 'test', max: 1, waitMs: 1, liveness }
  const connections = openLibraryPool(database.url, options)
  await connections.close()
  const next = new Promise((resolve) => void setImmediate(resolve, 'open'))
  await expect(Promise.race([connections.pool.connect(), next])).resolves.toBe('open')
})
