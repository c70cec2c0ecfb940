import { startSite, type TestSite } from '../../site.ts'
import { readUncounted } from '../../uncounted.ts'
import { until } from '../../until.ts'
import type { Attack } from '../attack.ts'
import { nameOf, strayFields, unlistedFields } from '../foreign-ids/id-fields.ts'
import { idTable, type Row } from '../foreign-ids/id-table.ts'
import { changedTables, rowsOfMember } from '../foreign-ids/member-rows.ts'
import { makeOwner, type Owner } from '../foreign-ids/owned-ids.ts'

const alphabets = ['0123456789', 'abcdef', 'ghijklmnopqrstuvwxyz', 'ABCDEF', 'GHIJKLMNOPQRSTUVWXYZ']

/** Another letter of the same kind: a digit stays a digit, and a hash a hash. */
const another = (letter: string): string => {
  const letters = alphabets.find((each) => each.includes(letter)) ?? letter
  return letters[(letters.indexOf(letter) + 1) % letters.length] ?? letter
}

/** An id of the same form that does not exist: its last letters are others. */
const unknownLike = (id: string): string =>
  id.replace(/.{1,8}(?=(\.\w+)?$)/, (tail) => Array.from(tail, another).join(''))

/** The answer to the caller's own input with this id in its field; the id itself is left out of it. */
const answerWith = async ({ member, ids }: Owner, row: Row, id: string): Promise<string> =>
  JSON.stringify(await member.call(row.call, row.input(ids, id))).replaceAll(id, 'ID')

const attackRow = async (
  { owner, stranger }: { owner: Owner; stranger: Owner },
  row: Row,
): Promise<string[]> => {
  const id = owner.ids[row.id]
  const foreign = await answerWith(stranger, row, id)
  const unknown = await answerWith(stranger, row, unknownLike(id))
  return foreign === unknown ? [] : [`answers ${foreign}, to an unknown id ${unknown}`]
}

/** An id that its owner cannot use either would prove nothing. */
const checkOwner = async (owner: Owner, row: Row): Promise<string[]> => {
  const id = owner.ids[row.id]
  const unknown = await answerWith(owner, row, unknownLike(id))
  const own = await answerWith(owner, row, id)
  return own === unknown ? [`is unknown to its owner too: ${own}`] : []
}

const attackAll = async (site: TestSite): Promise<string[]> => {
  const { sql } = site.platform
  const owner = await makeOwner(site)
  const stranger = await makeOwner(site)
  const breaches: string[] = []
  // The site counts play by itself, soon after it; that changes rows of the owner too.
  await until('all play is counted', async () => ((await readUncounted(sql)) === 0 ? true : null))
  let rows = await rowsOfMember(sql, owner.member.id)
  for (const row of idTable) {
    const found = await attackRow({ owner, stranger }, row)
    const after = await rowsOfMember(sql, owner.member.id)
    const changed = changedTables(rows, after).map((table) => `changes ${table} of the owner`)
    breaches.push(...[...found, ...changed].map((breach) => `${nameOf(row)}: ${breach}`))
    rows = after
  }
  for (const row of idTable)
    breaches.push(...(await checkOwner(owner, row)).map((breach) => `${nameOf(row)}: ${breach}`))
  return breaches
}

/** A member makes every call that takes an id with the ids of another member. */
export const attack: Attack = {
  item: 'foreign ids',
  title: 'an id of another member is answered as one that does not exist, and changes nothing',
  async run() {
    const listed = [
      ...unlistedFields().map((field) => `${field}: neither attacked nor excused`),
      ...strayFields().map((field) => `${field}: of no call`),
    ]
    const site = await startSite({ VENUE_ADAPTER: 'none' })
    try {
      const breaches = [...listed, ...(await attackAll(site))]
      return { tried: `${idTable.length} ids in calls`, breaches }
    } finally {
      await site.close()
    }
  },
}
