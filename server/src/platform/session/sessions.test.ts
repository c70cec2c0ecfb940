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
const uuid = 'browser-1'

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
  sessions.start(sql, { memberId, uuid, device: '', browser: '', ip: '', country: null })

/** A read while another session ends is not cached, and a notification of that may come late. */
const readUntilCached = (token: string): Promise<void> =>
  vi.waitFor(async () => {
    await sessions.find(token, uuid)
    expect(sessions.cached(token, uuid)).not.toBeNull()
  })

describe('a cached session', () => {
  it('is there after it was read, and not before', async () => {
    const { token } = await start()
    expect(sessions.cached(token, uuid)).toBeNull()
    const found = await sessions.find(token, uuid)
    expect(sessions.cached(token, uuid)).toBe(found)
    expect(found).toMatchObject({ memberId })
  })

  it('is never that of an unknown token', async () => {
    expect(await sessions.find('nonsense', uuid)).toBeNull()
    expect(sessions.cached('nonsense', uuid)).toBeNull()
  })

  it('is dropped at its end, at a change of its member, and by its TTL', async () => {
    const [ended, changed, old] = [await start(), await start(), await start()]
    for (const { token } of [ended, changed, old]) await sessions.find(token, uuid)
    await sessions.end(sql, ended.hash, 'test')
    expect(sessions.cached(ended.token, uuid)).toBeNull()
    expect(await sessions.find(ended.token, uuid)).toBeNull()
    sessions.forget(memberId)
    expect(sessions.cached(changed.token, uuid)).toBeNull()
    expect(await sessions.find(old.token, uuid)).not.toBeNull()
    clock.advance?.(minuteMs)
    expect(sessions.cached(old.token, uuid)).toBeNull()
  })

  it('is refreshed ahead of its TTL while it is in use', async () => {
    const { token, hash } = await start()
    await readUntilCached(token)
    await sql`update session set ended_at = now(), ended_why = 'not notified' where token_hash = ${hash}`
    clock.advance?.(10_000)
    expect(sessions.cached(token, uuid)).not.toBeNull()
    await vi.waitFor(() => expect(sessions.cached(token, uuid)).toBeNull())
    expect(await sessions.find(token, uuid)).toBeNull()
  })

  it('has its last use written by the refresh', async () => {
    const { token, hash } = await start()
    await readUntilCached(token)
    const first = clock.now()
    for (let seconds = 0; seconds < 70; seconds += 10) {
      clock.advance?.(10_000)
      const before = sessions.cached(token, uuid)
      expect(before).not.toBeNull()
      await vi.waitFor(() => expect(sessions.cached(token, uuid)).not.toBe(before))
    }
    const [row] = await sql<{ seen: number }[]>`
      select last_seen_at as seen from session where token_hash = ${hash}`
    expect(Number(row?.seen) - first).toBeGreaterThanOrEqual(minuteMs / 2)
  })

  it('is not used past the time limit that its member has set', async () => {
    const { token } = await start()
    await sql`insert into protection_break (member_id, session_minutes) values (${memberId}, 60)`
    await readUntilCached(token)
    clock.advance?.(60 * minuteMs - 10_000)
    await readUntilCached(token)
    clock.advance?.(10_000)
    expect(sessions.cached(token, uuid)).toBeNull()
    expect(await sessions.find(token, uuid)).toBeNull()
  })

  it('is refused when its member is closed, and after too long an idle time', async () => {
    const [closed, idle] = [await start(), await start()]
    clock.advance?.(sessionIdleMs)
    expect(await sessions.find(idle.token, uuid)).toBeNull()
    expect(sessions.cached(idle.token, uuid)).toBeNull()
    await sql`update member set state = 'closed' where id = ${memberId}`
    const again = await start()
    expect(await sessions.find(again.token, uuid)).toBeNull()
    expect(sessions.cached(again.token, uuid)).toBeNull()
    expect(sessions.cached(closed.token, uuid)).toBeNull()
  })
})

describe('a freeze whose notification was lost', () => {
  const other: MemberId = 'mem_other'
  const freeze = () => sql`update member set state = 'frozen' where id = ${memberId}`

  it('is in the cache after the next reread, also when the sessions of others change meanwhile', async () => {
    const { token, hash } = await start()
    await readUntilCached(token)
    await freeze()
    const rereading = sessions.reread([hash])
    sessions.forget(other)
    await rereading
    expect(sessions.cached(token, uuid)).toMatchObject({ state: 'frozen' })
  })

  it('is in the cache after the refresh, also when the sessions of others change during each read', async () => {
    let isBusy = false
    const crossed = new Proxy(sql, {
      apply(target, self, statement) {
        if (isBusy) busy.forget(other)
        return Reflect.apply(target, self, statement)
      },
    })
    const busy = await openSessions(crossed, clock)
    const { token } = await start()
    await busy.find(token, uuid)
    await freeze()
    isBusy = true
    clock.advance?.(10_000)
    expect(busy.cached(token, uuid)).toMatchObject({ state: 'active' })
    await vi.waitFor(() => expect(busy.cached(token, uuid)).toMatchObject({ state: 'frozen' }))
    await busy.close()
  })

  it('does not wait longer because the last use of the session was written', async () => {
    const { token } = await start()
    await readUntilCached(token)
    clock.advance?.(minuteMs - 10_000)
    await readUntilCached(token)
    await freeze()
    clock.advance?.(10_000)
    // A minute after its last use: `find` writes it, and leaves the entry its age.
    expect(await sessions.find(token, uuid)).toMatchObject({ state: 'active' })
    clock.advance?.(5_000)
    expect(await sessions.find(token, uuid)).toMatchObject({ state: 'frozen' })
  })

  it('is not undone by a reread that began before it and ended after its notification', async () => {
    const { token, hash } = await start()
    await readUntilCached(token)
    const rereading = sessions.reread([hash])
    sessions.forget(memberId)
    await rereading
    expect(sessions.cached(token, uuid)).toBeNull()
  })
})

describe('a full cache', () => {
  const twoSessions = async (work: (small: Sessions) => Promise<void>): Promise<void> => {
    const small = await openSessions(sql, clock, 2)
    try {
      await work(small)
    } finally {
      await small.close()
    }
  }

  it('evicts the session that was not used for longest, and no other', () =>
    twoSessions(async (small) => {
      const [first, second, third] = [await start(), await start(), await start()]
      await small.find(first.token, uuid)
      await small.find(second.token, uuid)
      await small.find(first.token, uuid)
      await small.find(third.token, uuid)
      const cached = [first, second, third].map(({ token }) => small.cached(token, uuid) !== null)
      expect(cached).toEqual([true, false, true])
    }))

  it('keeps its sessions when unknown tokens are tried', () =>
    twoSessions(async (small) => {
      const { token } = await start()
      await small.find(token, uuid)
      for (const unknown of ['one', 'two', 'three'])
        expect(await small.find(unknown, uuid)).toBeNull()
      expect(small.cached(token, uuid)).not.toBeNull()
    }))
})
