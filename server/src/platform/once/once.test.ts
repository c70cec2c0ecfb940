import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { instant } from '@xinghe/rules/base/instant.ts'
import { freshDatabase } from '../../../test/database.ts'
import { hashBody, once, purgeAnswers } from './once.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

const now = instant(1_800_000_000_000)
const run = (requestId: string, body: unknown, work: () => Promise<object>): Promise<object> =>
  database.sql.begin((tx) =>
    once(tx, { scope: 'member:1', requestId, bodyHash: hashBody(body), now }, work),
  )

describe('once', () => {
  it('answers a repetition with the first answer', async () => {
    let done = 0
    const work = async (): Promise<object> => ({ number: ++done })
    expect(await run('r1', { a: 1 }, work)).toEqual({ number: 1 })
    expect(await run('r1', { a: 1 }, work)).toEqual({ number: 1 })
    expect(done).toBe(1)
  })

  it('refuses the same id with another body', async () => {
    await run('r2', { a: 1 }, async () => ({}))
    await expect(run('r2', { a: 2 }, async () => ({}))).rejects.toMatchObject({
      refusal: 'request-id-reused',
    })
  })

  it('does the work once for ten requests at once', async () => {
    let done = 0
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => run('r3', {}, async () => ({ number: ++done }))),
    )
    expect(done).toBe(1)
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  })

  it('can be repeated after the work failed', async () => {
    await expect(run('r4', {}, async () => Promise.reject(new Error('down')))).rejects.toThrow(
      'down',
    )
    expect(await run('r4', {}, async () => ({ fine: true }))).toEqual({ fine: true })
  })

  it('forgets after a day', async () => {
    await run('r5', {}, async () => ({}))
    expect(await purgeAnswers(database.sql, instant(now + 86_400_001))).toBeGreaterThan(0)
    expect(await run('r5', { other: 1 }, async () => ({ fresh: true }))).toEqual({ fresh: true })
  })
})
