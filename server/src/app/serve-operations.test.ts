import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { freshDatabase } from '../../test/database.ts'
import { addDraining } from '../platform/http/draining.ts'
import { makeMetrics } from '../platform/observe/metrics.ts'
import type { Platform } from '../platform/parts.ts'
import { serveOperations } from './serve-operations.ts'

it('is not ready before the book is whole, nor while the process drains', async () => {
  const database = await freshDatabase()
  const server = fastify()
  addDraining(server)
  const clock = { now: () => 0, advance: null }
  const platform = { sql: database.sql, clock, config: { rateFactor: 1 } } as object
  let whole = false
  serveOperations(server, platform as Platform, makeMetrics(), { admits: () => false }, () => whole)
  const ready = async () => {
    const { statusCode, body } = await server.inject('/ready')
    return [statusCode, JSON.parse(body)] as unknown
  }
  const known = { database: true, stopping: false }
  expect(await ready()).toEqual([503, { ready: false, book: false, ...known }])
  whole = true
  expect(await ready()).toEqual([200, { ready: true, book: true, ...known }])
  server.draining.begin()
  expect(await ready()).toMatchObject([503, { ready: false, stopping: true }])
  await server.close()
  await database.close()
})
