import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { median, type Bench, type Figure } from './bench.ts'
import { openBetDatabase, type BetDatabase } from './bet-database.ts'
import { openHttpBets } from './http-bets.ts'
import { measureLoad } from './measure-load.ts'
import { percentile, runOpenLoop } from './open-loop.ts'
import { fillPgbench, findPgbench, pgbenchRate } from './pgbench.ts'
import { runLoad } from './raw-load.ts'
import { makeScratchFolder } from '../tools/postgres/places.ts'
import { startPostgres } from '../tools/postgres/start-postgres.ts'

const rounds = 3
const inFlight = 256
const storedBets = 1_000_000
/** Open loop, per second. */
const offered = 1_000
/** Each carries one request at a time. So many that the server, not the way there and back, is the limit. */
const connections = 512
/** More than a thousand a second ever need. */
const pacedConnections = 128
const warmCalls = 60_000

/** One single of ten yuan by any member on any market, refused by nothing. */
const placeOne = async (on: BetDatabase): Promise<void> => {
  const { orders } = await on.placing.place(on.someMember(), {
    requestId: randomUUID(),
    oddsType: 'H',
    policy: 'any',
    bets: [{ code: 'single', stake: 1_000n, picks: [on.somePick()] }],
  })
  const [order] = orders
  if (order?.state !== 'open') throw new Error(`a bet was not accepted: ${order?.refusedWhy}`)
}

/** In process, on an empty table and on one with a million bets. */
const measureInProcess = async (pgbench: string, seconds: number): Promise<Figure[]> => {
  const folder = await makeScratchFolder('xinghe-bench-')
  const server = await startPostgres({ dataDir: folder, name: 'bench' })
  const opened: BetDatabase[] = []
  const open = async (name: string, stored: number): Promise<BetDatabase> => {
    const database = await openBetDatabase(server.url, name, stored)
    opened.push(database)
    return database
  }
  try {
    const [empty, full] = [await open('empty', 0), await open('full', storedBets)]
    await fillPgbench(pgbench, server.url)
    const [ratios, fullness]: [number[], number[]] = [[], []]
    const measure = (on: BetDatabase, forSeconds: number) =>
      measureLoad(on.sql, inFlight, forSeconds, () => placeOne(on))
    // Accounts become known and statements prepared outside of what is measured.
    for (const on of opened) await measure(on, 2)
    for (let round = 0; round < rounds; round += 1) {
      const tps = await pgbenchRate(pgbench, server.url, seconds)
      const [onEmpty, onFull] = [await measure(empty, seconds), await measure(full, seconds)]
      console.log(
        `  pgbench ${Math.round(tps)}/s, bets ${onEmpty.text}, with a million stored ${onFull.text}`,
      )
      ratios.push(onEmpty.rate / tps)
      fullness.push(onFull.rate / onEmpty.rate)
    }
    for (const on of opened) await on.verify()
    return [
      { label: 'in process ÷ pgbench', value: median(ratios), goal: { atLeast: 4 } },
      { label: 'with a million stored ÷ empty', value: median(fullness), goal: { atLeast: 0.85 } },
    ]
  } finally {
    for (const one of opened) await one.close()
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Through a site in a process of its own, with session, validation and envelope. */
const measureHttp = async (pgbench: string, seconds: number): Promise<Figure[]> => {
  const site = await openHttpBets()
  try {
    await fillPgbench(pgbench, site.databaseUrl)
    // A server that has run for a while: its code is compiled, and its members are known.
    await runLoad(site.port, site.prepare(warmCalls), connections)
    const warm = await runLoad(site.port, site.prepare(1_000), connections)
    const ratios: number[] = []
    const took: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const tps = await pgbenchRate(pgbench, site.databaseUrl, seconds)
      const before = await site.accepted()
      const count = Math.round(warm * seconds)
      const rate = await runLoad(site.port, site.prepare(count), connections)
      const share = ((await site.accepted()) - before) / count
      const paced = site.prepare(offered * (seconds + 1))
      const load = { perSecond: offered, connections: pacedConnections, unmeasured: offered }
      const ms = await runOpenLoop(site.port, paced, load)
      took.push(percentile(ms, 0.99))
      ratios.push((rate * share) / tps)
      console.log(
        `  pgbench ${Math.round(tps)}/s, through HTTP ${Math.round(rate * share)}/s, p99 at ${offered}/s ${took.at(-1)?.toFixed(1)} ms`,
      )
    }
    return [
      { label: 'through HTTP ÷ pgbench', value: median(ratios), goal: { atLeast: 2 } },
      { label: 'p99 at 1,000/s', value: median(took), goal: { atMost: 25 }, unit: ' ms' },
    ]
  } finally {
    await site.close()
  }
}

export const bets: Bench = {
  what: 'accepted bets per second with limits, caps and protection on, durable before the answer ÷ pgbench TPC-B-like transactions per second, same PostgreSQL, interleaved; CPU per bet as PostgreSQL + Node',
  async run({ seconds }) {
    const pgbench = await findPgbench()
    return [...(await measureInProcess(pgbench, seconds)), ...(await measureHttp(pgbench, seconds))]
  },
}
