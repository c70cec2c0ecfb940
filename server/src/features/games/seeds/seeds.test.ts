import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { instant, later } from '@xinghe/rules/base/instant.ts'
import { commitOf } from '@xinghe/rules/base/fair/commit.ts'
import { freshDatabase } from '../../../../test/database.ts'
import { secretsFrom } from '../../../platform/secrets/secrets.ts'
import { advanceSeeds, lockSeeds } from './lock-seeds.ts'
import { openSeedVault } from '../../../platform/secrets/seed-vault.ts'
import * as store from './store.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

const now = instant(1_800_000_000_000)
const vault = openSeedVault(secretsFrom('master secret of a test'))

let memberId: MemberId
const addMember = async (): Promise<MemberId> => {
  const id = `mem_${randomUUID()}` as MemberId
  await database.sql`
    insert into member (id, name, name_key, password_hash, registered_ip, registered_uuid,
                        registered_device, registered_at, agreed_at)
    values (${id}, ${id}, ${id}, '', '', '', '', now(), now())`
  await store.insertRow(database.sql, id, [vault.make(), vault.make()], now)
  return id
}
beforeEach(async () => {
  memberId = await addMember()
})

const lock = async (members: readonly MemberId[]) =>
  database.sql.begin(async (tx) => {
    const seedsOf = await lockSeeds(tx, vault, members)
    return members.map(seedsOf)
  })
const rotate = async (): Promise<void> =>
  database.sql.begin(async (tx) => {
    const [row] = await store.lockRows(tx, [memberId])
    if (row === undefined) throw new Error('no seeds')
    await store.insertRevealed(tx, memberId, vault.open(row), now)
    await store.advanceRow(tx, memberId, vault.make(), 'after', now)
  })
const mustRead = async (): Promise<store.SeedRow> => {
  const row = await store.readRow(database.sql, memberId)
  if (row === null) throw new Error('no seeds')
  return row
}

describe('seed vault', () => {
  it('commits to 64 hex digits that the stored bytes do not show', () => {
    const made = vault.make()
    const seed = vault.open(made)
    expect(seed).toMatch(/^[0-9a-f]{64}$/)
    expect(made.hash).toBe(commitOf(seed))
    expect(made.sealed.includes(seed)).toBe(false)
    expect(vault.make().hash).not.toBe(made.hash)
  })

  it('opens no seed of another hash, and none under another secret', () => {
    const [made, other] = [vault.make(), vault.make()]
    const fresh = openSeedVault(secretsFrom('master secret of a test'))
    expect(() => fresh.open({ ...made, hash: other.hash })).toThrow('does not open')
    expect(() => openSeedVault(secretsFrom('another')).open(made)).toThrow()
  })
})

describe('lockSeeds', () => {
  it('gives no seeds without a client seed', async () => {
    const stranger = 'mem_none' as MemberId
    const missing = { ok: false, reason: 'client-seed-missing' }
    expect(await lock([memberId, stranger])).toEqual([missing, missing])
  })

  it('gives the seeds of many members, and the nonce moves on once per batch', async () => {
    const other = await addMember()
    await store.writeClientSeed(database.sql, memberId, 'mine')
    await store.writeClientSeed(database.sql, other, '别人的')
    const [mine, theirs] = await lock([memberId, other])
    expect(mine).toMatchObject({ ok: true, value: { clientSeed: 'mine', nonce: 0, readyAt: 0 } })
    expect(theirs).toMatchObject({ ok: true, value: { clientSeed: '别人的', nonce: 0 } })
    const row = await mustRead()
    expect(mine).toMatchObject({ value: { serverSeed: vault.open(row), seedId: row.seedId } })

    const readyAt = later(now, 2_500)
    await advanceSeeds(database.sql, [
      { memberId, nonce: 1, readyAt },
      { memberId: other, nonce: 1, readyAt },
    ])
    await advanceSeeds(database.sql, [])
    const again = await lock([memberId, other])
    expect(again).toMatchObject([
      { value: { nonce: 1, readyAt } },
      { value: { nonce: 1, readyAt } },
    ])
  })

  it('lets two batches of the same members follow each other', async () => {
    const members = await Promise.all(Array.from({ length: 8 }, addMember))
    await Promise.all(members.map((one) => store.writeClientSeed(database.sql, one, 'seed')))
    const play = (order: readonly MemberId[]): Promise<void> =>
      database.sql.begin(async (tx) => {
        const seedsOf = await lockSeeds(tx, vault, order)
        const uses = order.map((one) => {
          const seeds = seedsOf(one)
          if (!seeds.ok) throw new Error(seeds.reason)
          return { memberId: one, nonce: seeds.value.nonce + 1, readyAt: now }
        })
        await advanceSeeds(tx, uses)
      })
    await Promise.all(
      Array.from({ length: 12 }, (_, at) => play(at % 2 === 0 ? members : members.toReversed())),
    )
    const rows = await store.lockRows(database.sql, members)
    expect(rows.map((row) => row.nonce)).toEqual(members.map(() => 12))
  })
})

describe('the stored commitments', () => {
  it('make the announced seed follow the revealed one', async () => {
    const before = await mustRead()
    await advanceSeeds(database.sql, [{ memberId, nonce: 3, readyAt: now }])
    await rotate()
    const after = await mustRead()
    expect(after).toMatchObject({
      hash: before.nextHash,
      clientSeed: 'after',
      nonce: 0,
      readyAt: now,
    })
    expect(after.nextHash).not.toBe(before.nextHash)
    expect(await store.readRevealed(database.sql, memberId, 20)).toEqual([
      {
        seedId: before.seedId,
        serverSeed: vault.open(before),
        hash: before.hash,
        rounds: 3,
        revealedAt: now,
      },
    ])
  })

  it('stay as they are when seeds are made a second time', async () => {
    const before = await mustRead()
    await store.insertRow(database.sql, memberId, [vault.make(), vault.make()], now)
    expect(await mustRead()).toEqual(before)
  })

  it('cannot be replaced, rewound, skipped or removed, whatever a program asks', async () => {
    const { sql } = database
    const made = vault.make()
    await advanceSeeds(sql, [{ memberId, nonce: 2, readyAt: now }])
    const mine = memberId
    await expect(
      sql`update game_seed set sealed = ${made.sealed}, hash = ${made.hash} where member_id = ${mine}`,
    ).rejects.toThrow('does not change')
    await expect(
      sql`update game_seed set next_hash = ${made.hash} where member_id = ${mine}`,
    ).rejects.toThrow('does not change')
    await expect(sql`update game_seed set nonce = 1 where member_id = ${mine}`).rejects.toThrow(
      'does not change',
    )
    await expect(store.advanceRow(sql, mine, made, 'x', now)).rejects.toThrow('is revealed')
    await store.insertRevealed(sql, mine, vault.open(await mustRead()), now)
    await expect(
      sql`
        update game_seed set seed_id = nextval('game_seed_number'), hash = ${made.hash},
               sealed = ${made.sealed}, nonce = 0 where member_id = ${mine}`,
    ).rejects.toThrow('announced follows')
    await expect(database.owner`delete from game_seed where member_id = ${mine}`).rejects.toThrow(
      'never removed',
    )
    await expect(
      database.owner`update game_seed_revealed set rounds = 0 where member_id = ${mine}`,
    ).rejects.toThrow('stay as they are')
  })

  it('have hashes of 64 hex digits', async () => {
    const made = vault.make()
    for (const hash of ['', made.hash.toUpperCase(), `${made.hash}0`])
      await expect(
        store.insertRow(database.sql, memberId, [{ ...made, hash }, made], now),
      ).rejects.toThrow('seed_hash')
  })

  it('reveal no seed of another hash', async () => {
    const foreign = vault.open(vault.make())
    await expect(store.insertRevealed(database.sql, memberId, foreign, now)).rejects.toThrow(
      'the_hash_is_of_the_seed',
    )
  })
})
