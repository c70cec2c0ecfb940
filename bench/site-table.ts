import { randomBytes } from 'node:crypto'
import { sharedBets, type TableTopic } from '@xinghe/contract/games-shared.ts'
import type { TableCode } from '@xinghe/rules/games/tables/table-game.ts'
import { phaseChannel } from '@xinghe/server/features/games/draws/store-phase.ts'
import { systemClock as clock } from '@xinghe/server/platform/clock/clock.ts'
import { connect, type Sql } from '@xinghe/server/platform/database/connect.ts'
import { openSessions } from '@xinghe/server/platform/session/sessions.ts'
import { testBrowser, wireClient } from '../server/test/wire-client.ts'
import { startBenchSite } from './bench-site.ts'
import { bettorAt, fillBettors } from './bettors.ts'
import { openHttpLine, type Line } from './open-loop.ts'
import { requestBytes } from './raw-load.ts'

const bettorCount = 1_000

interface TableBettor {
  readonly token: string
  readonly uid: string
}

/** A whole site whose tables run, and members who have launched them. */
export interface SiteTable {
  readonly port: number
  /** Connections that bet on the newest round, members in turn, as long as the bench wants. */
  openLines(connections: number, wanted: () => boolean): Promise<Line[]>
  counts(): Promise<{ readonly taken: number; readonly late: number; readonly rounds: number }>
  close(): Promise<void>
}

/** Members with money at the tables, a login and a launch each, inserted without the calls. */
const logIn = async (sql: Sql): Promise<TableBettor[]> => {
  await fillBettors(sql, bettorCount)
  await sql`
    insert into ledger_account (member_id, purpose, venue, balance, made_at)
    select id, 'venue', 'XHZR', 0, now() from member where id like 'mem_bench%'`
  await sql`update ledger_account set balance = 0 where venue = 'CRTY' and member_id like 'mem_bench%'`
  await sql`
    update ledger_account a set balance = 100000000
    where a.venue = 'XHZR' and a.member_id like 'mem_bench%'`
  const sessions = await openSessions(sql, clock)
  const bettors: TableBettor[] = []
  for (let at = 0; at < bettorCount; at += 1) {
    const memberId = bettorAt(at)
    const login = { memberId, uuid: testBrowser, ip: '127.0.0.1', country: null }
    const { token, hash } = await sessions.start(sql, { ...login, device: '', browser: '' })
    const uid = randomBytes(24).toString('base64url')
    await sql`
      insert into venue_launch (uid, member_id, session_hash, venue, made_at)
      values (${uid}, ${memberId}, ${hash}, 'XHZR', now())`
    bettors.push({ token, uid })
  }
  await sessions.close()
  return bettors
}

export const openSiteTable = async (table: TableCode): Promise<SiteTable> => {
  const site = await startBenchSite({ WIRE_ENCRYPTION: 'off', DRAWS: 'on' })
  const sql = connect(site.databaseUrl, { max: 2, name: 'bench' })
  const close = async (): Promise<void> => {
    await sql.end()
    await site.stop()
  }
  try {
    await sql`update venue_channel set state = 'open' where code = 'XHZR'`
    await sql`update venue_entry set open = true where en_name = 'live'`
    const bettors = await logIn(sql)
    const client = await wireClient(site.address, () => Date.now(), false)
    let roundId = '1'
    await sql.listen({
      channel: phaseChannel,
      hear: (text) => {
        const topic = JSON.parse(text) as TableTopic
        if (topic.table === table && topic.round?.state === 'betting') roundId = topic.round.id
      },
      reload: async () => undefined,
    })
    let turn = 0
    const request = (): Buffer => {
      const bettor = bettors[(turn += 1) % bettors.length]
      if (bettor === undefined) throw new Error('nobody bets')
      const spot = turn % 2 === 0 ? { play: 'banker', price: 195 } : { play: 'player', price: 200 }
      const bets = [{ ...spot, pick: '', stake: '10.00' }]
      const input = { uid: bettor.uid, table, roundId, bets }
      const { url, init } = client.prepare(sharedBets, input, { token: bettor.token })
      return requestBytes(url, init as Parameters<typeof requestBytes>[1])
    }
    return {
      port: site.port,
      openLines: (connections, wanted) =>
        Promise.all(
          Array.from({ length: connections }, () =>
            openHttpLine(site.port, () => (wanted() ? request() : undefined)),
          ),
        ),
      async counts() {
        const [row] = await sql<{ taken: number; late: number; rounds: number }[]>`
          select count(*)::integer as taken,
                 (count(*) filter (where b.placed_at >= r.closes_at))::integer as late,
                 count(distinct r.id)::integer as rounds
          from game_bet b join game_round r on r.id = b.round_id`
        if (row === undefined) throw new Error('nothing was counted')
        return row
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
