import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { bodyHashOf } from '@xinghe/server/features/games/rounds/rounds.ts'
import { median, type Bench, type Figure } from './bench.ts'
import { openGameDatabase, type GameDatabase } from './game-database.ts'
import { measureLoad } from './measure-load.ts'
import { runClosedLoop } from './open-loop.ts'
import { fillPgbench, findPgbench, pgbenchRate } from './pgbench.ts'
import { openSiteSpins, type SiteSpins } from './site-spins.ts'
import { makeScratchFolder } from '../tools/postgres/places.ts'
import { startPostgres } from '../tools/postgres/start-postgres.ts'

const rounds = 3
const inFlight = 256
/** Each with one request at a time: enough that the server, not the latency, is the limit. */
const connections = 512
const warmCalls = 30_000
/** More spins a second than the site can take: no member's turn comes too soon. */
const fastest = 6_000

/** A spin of ten yuan by the next member: a round without free spins, so that its time is short. */
const spinOnce = async (database: GameDatabase): Promise<void> => {
  const { games } = database
  const game = games.findGame('GEM')
  if (game === null) throw new Error('there is no game')
  const [stake, choice] = [1_000n, null]
  const played = await games.rounds.play({
    kind: 'start',
    memberId: database.nextMember(),
    requestId: randomUUID(),
    game,
    stake,
    choice,
    bodyHash: bodyHashOf([game.code, stake, choice]),
  })
  if (played === 'repeated') throw new Error('a new request was answered before')
}

/** Every member's first spin reads terms and accounts, and logs whole pages: play goes on without that. */
const warmUp = async (database: GameDatabase): Promise<void> => {
  const caller = async (): Promise<void> => {
    while (database.isFirstTurn()) await spinOnce(database)
  }
  await Promise.all(Array.from({ length: inFlight }, caller))
}

/** In process. */
const measureInProcess = async (pgbench: string, seconds: number): Promise<Figure[]> => {
  const folder = await makeScratchFolder('xinghe-bench-')
  const server = await startPostgres({ dataDir: folder, name: 'bench' })
  let database: GameDatabase | null = null
  try {
    const on = await openGameDatabase(server)
    database = on
    await fillPgbench(pgbench, server.ownerUrl)
    const measure = (forSeconds: number) =>
      measureLoad(on.sql, inFlight, forSeconds, () => spinOnce(on))
    await warmUp(on)
    const ratios: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const tps = await pgbenchRate(pgbench, server.ownerUrl, seconds)
      const { rate, text } = await measure(seconds)
      console.log(`  pgbench ${Math.round(tps)}/s, spins ${text}`)
      ratios.push(rate / tps)
    }
    await on.verify()
    return [{ label: 'in process ÷ pgbench', value: median(ratios), goal: { atLeast: 2.5 } }]
  } finally {
    await database?.close()
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Accepted spins per second. */
const sendAll = async (site: SiteSpins, count: number, expected: number): Promise<number> => {
  const lines = await site.openHttp(connections, count, expected)
  const before = await site.accepted()
  const rate = await runClosedLoop(lines)
  for (const line of lines) line.close()
  return rate * (((await site.accepted()) - before) / count)
}

/** Through a site in a process of its own, with session, launch, validation and envelope. */
const measureSite = async (pgbench: string, seconds: number): Promise<Figure[]> => {
  const site = await openSiteSpins()
  try {
    await fillPgbench(pgbench, site.ownerUrl)
    // Warm-up: compiles the server's code and fills its caches.
    const first = await sendAll(site, warmCalls, fastest)
    const warm = await sendAll(site, warmCalls, 1.2 * first)
    const count = Math.ceil((warm * seconds) / connections) * connections
    const ratios: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const tps = await pgbenchRate(pgbench, site.ownerUrl, seconds)
      const rate = await sendAll(site, count, warm)
      console.log(`  pgbench ${Math.round(tps)}/s, spins through HTTP ${Math.round(rate)}/s`)
      ratios.push(rate / tps)
    }
    return [{ label: 'through HTTP ÷ pgbench', value: median(ratios), goal: { atLeast: 1.5 } }]
  } finally {
    await site.close()
  }
}

export const spins: Bench = {
  what: 'spins per second with limits, fair draws, pools and payouts, durable before the answer ÷ pgbench TPC-B-like transactions per second, same PostgreSQL, interleaved; CPU per spin as PostgreSQL + Node',
  async run({ seconds }) {
    const pgbench = await findPgbench()
    return [...(await measureInProcess(pgbench, seconds)), ...(await measureSite(pgbench, seconds))]
  },
}
