import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { revealValue } from '@xinghe/contract/account-profile.ts'
import { addCard } from '@xinghe/contract/wallet-cards.ts'
import { runCommand } from '../../../test/run-command.ts'
import { sealedBefore } from '../../../test/sealed-before.ts'
import { startSite, type TestSite } from '../../../test/site.ts'
import { bankCard, freshCardNumber, realName, walletMember } from '../../../test/wallet-member.ts'
import type { Platform } from '../../platform/parts.ts'
import { openSecrets } from '../../platform/secrets/open-secrets.ts'
import { countStale, resealColumn } from '../../platform/secrets/reseal.ts'
import { secretsFrom, type Secrets } from '../../platform/secrets/secrets.ts'
import { sealedColumns } from './sealed-columns.ts'

const [before, after] = ['master-secret-of-the-server-tests', 'the-secret-that-comes-after-it']
const changing = { current: after, old: before }

let site: TestSite
beforeAll(async () => {
  site = await startSite({ WIRE_ENCRYPTION: 'off' })
  await site.platform.settings.set('switches', { withdrawPasswordEnable: 0 })
})
afterAll(() => site.close())

const run = (secrets: Secrets, word: string): Promise<string> =>
  runCommand({ ...site.platform, secrets }, 'master-secret', word)

it('lists every sealed column of the database', async () => {
  const rows = await site.platform.sql<{ table: string; column: string }[]>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and data_type = 'bytea' and column_name like '%sealed%'`
  const listed = sealedColumns.map(({ table, column }) => `${table}.${column}`)
  expect(listed.toSorted()).toEqual(rows.map((row) => `${row.table}.${row.column}`).toSorted())
})

it('changes the master secret: old values stay readable, a kill loses nothing, the old one is not needed after', async () => {
  const { sql } = site.platform
  const numbers = new Map<string, string>()
  const members = await Promise.all(Array.from({ length: 12 }, () => walletMember(site)))
  for (const member of members) {
    const number = freshCardNumber()
    numbers.set(await member.withCard({ number }), number)
  }
  const [oldest] = members
  // A database from before values were bound to their rows.
  const unversioned = sealedBefore(secretsFrom(before), 'member-real-name', realName)
  await site.owner`delete from sealed_binding`
  await sql`update member set real_name_sealed = ${unversioned} where id = ${oldest?.id ?? ''}`

  const both = await openSecrets(sql, changing)
  const cards = async (secrets: Secrets): Promise<Map<string, string>> => {
    const rows = await sql<{ id: string; sealed: Buffer }[]>`
      select id, number_sealed as sealed from member_card where id = any(${[...numbers.keys()]})`
    return new Map(
      rows.map(({ id, sealed }) => [id, secrets.open('member-card-number', id, sealed).toString()]),
    )
  }
  expect(await cards(both)).toEqual(numbers)
  await expect(run(both, 'finish')).rejects.toThrow('reseal first')

  // Killed in the second batch, which rolls back.
  const column = sealedColumns.find((one) => one.column === 'number_sealed')
  if (column === undefined) throw new Error('no column')
  let opened = 0
  const dying: Secrets = {
    ...both,
    open: (...asked) => {
      if ((opened += 1) > 7) throw new Error('killed')
      return both.open(...asked)
    },
  }
  await expect(resealColumn(sql, dying, column, 5)).rejects.toThrow('killed')
  const left = await countStale(sql, both, [column])
  expect(left).toBeGreaterThanOrEqual(7)
  expect(await cards(both)).toEqual(numbers)

  const told = await run(both, 'reseal')
  expect(told).toContain(`member_card.number_sealed: ${left} sealed anew`)
  expect(told).toContain('bound to its row')
  expect(await run(both, 'reseal')).toContain('member_card.number_sealed: 0 sealed anew')
  await vi.waitFor(() =>
    expect(() => both.open('member-real-name', oldest?.id ?? '', unversioned)).toThrow(
      'does not open',
    ),
  )
  expect(await run(both, 'finish')).toContain('MASTER_SECRET_OLD')

  const alone = await openSecrets(sql, { current: after, old: null })
  expect(await cards(alone)).toEqual(numbers)
  const [row] = await sql<{ sealed: Buffer }[]>`
    select real_name_sealed as sealed from member where id = ${oldest?.id ?? ''}`
  expect(alone.open('member-real-name', oldest?.id ?? '', row?.sealed ?? Buffer.alloc(0))).toEqual(
    Buffer.from(realName),
  )
  // Hashes that members and cards are found by stay.
  expect(alone.key('member-contact')).toEqual(secretsFrom(before).key('member-contact'))
  expect(alone.key('chat-jwt')).not.toEqual(secretsFrom(before).key('chat-jwt'))
  await expect(openSecrets(sql, { current: before, old: null })).rejects.toThrow(
    'does not fit the database',
  )
  await expect(openSecrets(sql, { current: 'a third', old: null })).rejects.toThrow(
    'does not fit the database',
  )
})

it('serves members with the new secret alone', async () => {
  const { sql } = site.platform
  const alone = await openSecrets(sql, { current: after, old: null })
  Object.assign(site.platform.secrets, alone)
  const member = await walletMember(site)
  const number = freshCardNumber()
  const code = await member.cardCode()
  const { data } = await member.call(addCard, { ...bankCard(), number, code })
  expect((await member.call(revealValue, { field: 'card', id: data['id'] })).data).toMatchObject({
    d: number,
  })
  // The same card is still recognised, although its owner bound it under the old secret.
  const taken = [...(await walletNumbers(site.platform))][0]
  const other = await walletMember(site)
  const again = { ...bankCard(), number: taken, code: await other.cardCode() }
  expect(await other.call(addCard, again)).toMatchObject({ data: { refusal: 'card-taken' } })
})

const walletNumbers = async ({ sql, secrets }: Platform): Promise<string[]> => {
  const rows = await sql<{ id: string; sealed: Buffer }[]>`
    select id, number_sealed as sealed from member_card order by made_at, id limit 20`
  return rows.map(({ id, sealed }) => secrets.open('member-card-number', id, sealed).toString())
}
