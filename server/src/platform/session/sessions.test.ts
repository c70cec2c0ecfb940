import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { sessionIdleMs } from '@xinghe/rules/account/session-age.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { minuteMs } from '@xinghe/rules/base/instant.ts'
import { freshDatabase } from '../../../test/database.ts'
import { memberWithAccounts } from '../../../test/ledger.ts'
import { sandboxClock } from '../clock/clock.ts'
import type { Sql } from '../database/connect.ts'
import { openSessions, type Sessions } from './sessions.ts'

const clock = sandboxClock()
let database: Awaited<ReturnType<typeof freshDatabase>>
let sql: Sql
let sessions: Sessions
let memberId: MemberId

beforeAll(async () => {
  database = await freshDatabase()
  sql = database.sql
  sessions = await openSessions(sql, clock)
})
afterAll(async () => {
  await sessions.close()
  await database.close()
})
beforeEach(async () => {
  memberId = await memberWithAccounts(sql)
})

const start = (): Promise<{ token: string; hash: string }> =>
  sessions.start(sql, { memberId, uuid: '', device: '', browser: '', ip: '', country: null })

describe('a session out of memory', () => {
  it('is there once it was looked up, and not before', async () => {
    const { token } = await start()
    expect(sessions.kept(token)).toBeNull()
    const found = await sessions.find(token)
    expect(sessions.kept(token)).toBe(found)
    expect(found).toMatchObject({ memberId })
  })

  it('is never one of nobody', async () => {
    expect(await sessions.find('nonsense')).toBeNull()
    expect(sessions.kept('nonsense')).toBeNull()
  })

  it('goes with its end, with a change of its member, and with time', async () => {
    const [ended, changed, old] = [await start(), await start(), await start()]
    for (const { token } of [ended, changed, old]) await sessions.find(token)
    await sessions.end(sql, ended.hash, 'test')
    expect(sessions.kept(ended.token)).toBeNull()
    expect(await sessions.find(ended.token)).toBeNull()
    sessions.forget(memberId)
    expect(sessions.kept(changed.token)).toBeNull()
    expect(await sessions.find(old.token)).not.toBeNull()
    clock.advance?.(minuteMs)
    expect(sessions.kept(old.token)).toBeNull()
  })

  it('is looked up again before its time is over, while it is in use', async () => {
    const { token, hash } = await start()
    await sessions.find(token)
    await sql`update session set ended_at = now(), ended_why = 'untold' where token_hash = ${hash}`
    clock.advance?.(10_000)
    expect(sessions.kept(token)).not.toBeNull()
    await vi.waitFor(() => expect(sessions.kept(token)).toBeNull())
    expect(await sessions.find(token)).toBeNull()
  })

  it('was seen, also where nobody had to wait for a look-up', async () => {
    const { token, hash } = await start()
    await sessions.find(token)
    const first = clock.now()
    for (let seconds = 0; seconds < 70; seconds += 10) {
      clock.advance?.(10_000)
      const before = sessions.kept(token)
      expect(before).not.toBeNull()
      await vi.waitFor(() => expect(sessions.kept(token)).not.toBe(before))
    }
    const [row] = await sql<{ seen: number }[]>`
      select last_seen_at as seen from session where token_hash = ${hash}`
    expect(Number(row?.seen) - first).toBeGreaterThanOrEqual(minuteMs / 2)
  })

  it('is left to the look-up where the member has set an end to it', async () => {
    const { token } = await start()
    await sql`insert into protection_break (member_id, session_minutes) values (${memberId}, 60)`
    await sessions.find(token)
    expect(sessions.kept(token)).not.toBeNull()
    clock.advance?.(60 * minuteMs - 10_000)
    await sessions.find(token)
    expect(sessions.kept(token)).not.toBeNull()
    clock.advance?.(10_000)
    expect(sessions.kept(token)).toBeNull()
    expect(await sessions.find(token)).toBeNull()
  })

  it('is nobody\u2019s once its member is closed, and none when it was idle for too long', async () => {
    const [closed, idle] = [await start(), await start()]
    clock.advance?.(sessionIdleMs)
    expect(await sessions.find(idle.token)).toBeNull()
    expect(sessions.kept(idle.token)).toBeNull()
    await sql`update member set state = 'closed' where id = ${memberId}`
    const again = await start()
    expect(await sessions.find(again.token)).toBeNull()
    expect(sessions.kept(again.token)).toBeNull()
    expect(sessions.kept(closed.token)).toBeNull()
  })
})
