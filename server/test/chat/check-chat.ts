import type { Sql } from '../../src/platform/database/connect.ts'
import type { ChatClient } from './chat-client.ts'

interface Row {
  readonly seq: number
  readonly id: string
  readonly kind: string
  readonly cid: string | null
  readonly msg: string | null
  readonly deleted: boolean
}

const checkTable = async (sql: Sql, rows: readonly Row[]): Promise<string[]> => {
  const faults: string[] = []
  const [room] = await sql<{ seq: number }[]>`select seq from chat_room where rid = 'hall'`
  if (room?.seq !== rows.length) faults.push(`${rows.length} rows up to number ${room?.seq}`)
  for (const [at, { seq }] of rows.entries())
    if (seq !== at + 1) faults.push(`number ${seq} stands in place ${at + 1}`)
  const cids = rows.flatMap(({ cid }) => (cid === null ? [] : [cid]))
  if (new Set(cids).size !== cids.length) faults.push('a message stands in the table twice')
  return faults
}

/** Acknowledged messages are in the table with their number and text; others are shown as refused. */
const checkWritten = (
  { written, view }: ChatClient,
  byCid: ReadonlyMap<string, Row>,
  name: string,
): string[] =>
  [...written].flatMap(([cid, { msg, seq }]) => {
    const row = byCid.get(cid)
    if (row !== undefined && row.msg !== msg) return [`${name}: ${cid} has another text`]
    if (seq !== null)
      return row?.seq === seq ? [] : [`${name}: ${cid} was acknowledged as ${seq}, is ${row?.seq}`]
    const state = view.outbox.find((entry) => entry.cid === cid)?.state
    return state === 'refused' ? [] : [`${name}: ${cid} is ${state ?? 'gone'}`]
  })

/** From its first entry on, a view has what stands in the table, in its order. */
const checkView = ({ view }: ChatClient, rows: readonly Row[], name: string): string[] => {
  const room = view.rooms['hall']
  const shown = room?.entries ?? []
  const from = shown[0]?.seq ?? Number.POSITIVE_INFINITY
  const standing = rows.filter(
    ({ kind, deleted, seq }) => kind === 'text' && !deleted && seq >= from,
  )
  const one = shown.map(({ seq, id }) => `${seq} ${id}`).join()
  const other = standing.map(({ seq, id }) => `${seq} ${id}`).join()
  if (one !== other) return [`${name} shows ${shown.length} messages of ${standing.length}`]
  const isShort = room?.startReached !== true && shown.length < Math.min(50, rows.length / 2)
  return isShort ? [`${name} shows only ${shown.length} messages`] : []
}

export const checkChat = async (
  sql: Sql,
  clients: readonly ChatClient[],
): Promise<{ readonly faults: string[]; readonly messages: number }> => {
  const rows = await sql<Row[]>`
    select seq, id, kind, cid, msg, deleted_at is not null as deleted
    from chat_message where rid = 'hall' order by seq`
  const byCid = new Map(rows.flatMap((row) => (row.cid === null ? [] : [[row.cid, row] as const])))
  const faults = await checkTable(sql, rows)
  const written = new Set(clients.flatMap((client) => [...client.written.keys()]))
  for (const cid of byCid.keys()) if (!written.has(cid)) faults.push(`no client wrote ${cid}`)
  for (const [at, client] of clients.entries()) {
    const name = `client ${at + 1}`
    faults.push(...checkWritten(client, byCid, name), ...checkView(client, rows, name))
  }
  return { faults, messages: byCid.size }
}
