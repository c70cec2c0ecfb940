import { randomBytes } from 'node:crypto'
import { spin } from '@xinghe/contract/games-play.ts'
import { minuteMs } from '@xinghe/rules/base/instant.ts'
import { systemClock as clock } from '@xinghe/server/platform/clock/clock.ts'
import { connect, type Sql } from '@xinghe/server/platform/database/connect.ts'
import { secretsFrom } from '@xinghe/server/platform/secrets/secrets.ts'
import { openSessions } from '@xinghe/server/platform/session/sessions.ts'
import { testBrowser, wireClient } from '../server/test/wire-client.ts'
import { startBenchSite } from './bench-site.ts'
import { bettorAt, fillBettors } from './bettors.ts'
import { fillSpinners } from './game-database.ts'
import { openHttpLine, type Line } from './open-loop.ts'
import { requestBytes } from './raw-load.ts'

/** Enough for 6,000 spins a second in the rhythm of `turnSeconds`. */
const spinnerCount = 20_000
/** Between the spins of a member: somewhat longer than the shortest time that the server allows. */
const turnSeconds = 3.3

export interface SiteSpins {
  readonly databaseUrl: string
  readonly ownerUrl: string
  /** Connections with prepared requests of one spin each, by as many members in turn as play at that rate. */
  openHttp(connections: number, count: number, rate: number): Promise<Line[]>
  accepted(): Promise<number>
  close(): Promise<void>
}

interface Spinner {
  readonly token: string
  readonly uid: string
}

/** Members with a login and a launch of the slots each, inserted without the calls. */
const logIn = async (sql: Sql): Promise<Spinner[]> => {
  const sessions = await openSessions(sql, clock)
  const launches: { uid: string; memberId: string; hash: string }[] = []
  const spinners: Spinner[] = []
  for (let at = 0; at < spinnerCount; at += 1) {
    const memberId = bettorAt(at)
    const login = { memberId, uuid: testBrowser, ip: '127.0.0.1', country: null }
    const { token, hash } = await sessions.start(sql, { ...login, device: '', browser: '' })
    const uid = randomBytes(24).toString('base64url')
    launches.push({ uid, memberId, hash })
    spinners.push({ token, uid })
  }
  await sql`
    insert into venue_launch (uid, member_id, session_hash, venue, made_at)
    select uid, member_id, session_hash, 'XHDZ', now()
    from unnest(${launches.map(({ uid }) => uid)}::text[],
                ${launches.map(({ memberId }) => memberId)}::text[],
                ${launches.map(({ hash }) => hash)}::text[]) as l (uid, member_id, session_hash)`
  await sessions.close()
  return spinners
}

/** A whole site, and members who have launched the slots. */
export const openSiteSpins = async (): Promise<SiteSpins> => {
  const secret = randomBytes(32).toString('base64url')
  const site = await startBenchSite({ WIRE_ENCRYPTION: 'off', MASTER_SECRET: secret })
  const sql = connect(site.ownerUrl, { max: 2, name: 'bench', statementMs: 10 * minuteMs })
  const close = async (): Promise<void> => {
    await sql.end()
    await site.stop()
  }
  try {
    await fillBettors(sql, spinnerCount)
    await fillSpinners(sql, secretsFrom(secret))
    const spinners = await logIn(sql)
    await sql`vacuum analyze`
    const client = await wireClient(site.address, () => Date.now(), false)
    const request = ({ uid, token }: Spinner): Buffer => {
      const input = { uid, gameCode: 'GEM', stake: '10.00' }
      const { url, init } = client.prepare(spin, input, { token })
      return requestBytes(url, init as Parameters<typeof requestBytes>[1])
    }
    let turn = 0
    const nextSpinner = (playing: number): Spinner => {
      const spinner = spinners[(turn += 1) % playing]
      if (spinner === undefined) throw new Error('nobody spins')
      return spinner
    }
    return {
      databaseUrl: site.databaseUrl,
      ownerUrl: site.ownerUrl,
      openHttp(connections, count, rate) {
        const playing = Math.min(spinnerCount, Math.ceil(rate * turnSeconds))
        const requests = Array.from({ length: count }, () =>
          request(nextSpinner(playing)),
        ).toReversed()
        const next = (): Buffer | undefined => requests.pop()
        return Promise.all(Array.from({ length: connections }, () => openHttpLine(site.port, next)))
      },
      async accepted() {
        const [row] = await sql<{ count: number }[]>`
          select count(*)::integer as count from game_bet`
        return row?.count ?? 0
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
