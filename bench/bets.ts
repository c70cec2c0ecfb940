import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { median, type Bench, type Figure } from './bench.ts'
import { openBetDatabase, type BetDatabase } from './bet-database.ts'
import { measureLoad } from './measure-load.ts'
import { percentile, runClosedLoop, runOpenLoop, type Line } from './open-loop.ts'
import { fillPgbench, findPgbench, pgbenchRate } from './pgbench.ts'
import { openSiteBets, type OpenLines, type SiteBets } from './site-bets.ts'
import { makeScratchFolder } from '../tools/postgres/places.ts'
import { startPostgres } from '../tools/postgres/start-postgres.ts'

const rounds = 3
const inFlight = 256
const storedBets = 1_000_000
/** Open loop, per second. */
const offered = 1_000
/** Connections, each with one request at a time. Enough that the server, not the latency, is the limit. */
const connections = 512
/** More connections than the open loop needs. */
const pacedConnections = 128
const warmCalls = 60_000

/** A single of ten yuan by any member on any market, within all limits. */
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
    const database = await openBetDatabase(server, name, stored)
    opened.push(database)
    return database
  }
  try {
    const [empty, full] = [await open('empty', 0), await open('full', storedBets)]
    await fillPgbench(pgbench, server.ownerUrl)
    const [ratios, fullness]: [number[], number[]] = [[], []]
    const measure = (on: BetDatabase, forSeconds: number) =>
      measureLoad(on.sql, inFlight, forSeconds, () => placeOne(on))
    // Warm-up: fills the account cache and prepares statements before the measurement.
    for (const on of opened) await measure(on, 2)
    for (let round = 0; round < rounds; round += 1) {
      const tps = await pgbenchRate(pgbench, server.ownerUrl, seconds)
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

interface WayFigures {
  readonly ratios: number[]
  /** ms, at the offered rate. */
  readonly p99: number[]
}

const close = (lines: readonly Line[]): void => {
  for (const line of lines) line.close()
}

/** Closed loop: places `count` bets; returns the rate per second. */
const sendAll = async (open: OpenLines, count: number): Promise<number> => {
  const lines = await open(connections, count)
  const rate = await runClosedLoop(lines)
  close(lines)
  return rate
}

/** One round of one transport: closed loop, then open loop at the offered rate. */
const measureWay = async (
  site: SiteBets,
  open: OpenLines,
  count: number,
  seconds: number,
): Promise<{ rate: number; p99: number; text: string }> => {
  const [before, cpu] = [await site.accepted(), await site.cpu()]
  const sent = await sendAll(open, count)
  const [after, accepted] = [await site.cpu(), (await site.accepted()) - before]
  const paced = await open(pacedConnections, offered * (seconds + 1))
  const took = await runOpenLoop(paced, { perSecond: offered, unmeasured: offered })
  close(paced)
  const micros = (spent: number): number => Math.round((spent * 1e6) / accepted)
  const [rate, p99] = [sent * (accepted / count), percentile(took, 0.99)]
  const costs = `${micros(after.postgres - cpu.postgres)} + ${micros(after.node - cpu.node)} µs`
  const text = `${Math.round(rate)}/s (${costs}), p99 at ${offered}/s ${p99.toFixed(1)} ms`
  return { rate, p99, text }
}

/** Through a site in a process of its own, with session, validation and envelope. */
const measureSite = async (pgbench: string, seconds: number): Promise<Figure[]> => {
  const site = await openSiteBets()
  const ways = { HTTP: site.openHttp, 'the socket': site.openSockets }
  const figures = { HTTP: { ratios: [], p99: [] }, 'the socket': { ratios: [], p99: [] } }
  const names = Object.keys(ways) as (keyof typeof ways)[]
  try {
    await fillPgbench(pgbench, site.ownerUrl)
    // Warm-up: compiles the server's code and fills its member cache.
    const counts = { HTTP: 0, 'the socket': 0 }
    for (const name of names) {
      await sendAll(ways[name], warmCalls / names.length)
      const warm = await sendAll(ways[name], 2_048)
      counts[name] = Math.ceil((warm * seconds) / connections) * connections
    }
    for (let round = 0; round < rounds; round += 1) {
      const tps = await pgbenchRate(pgbench, site.ownerUrl, seconds)
      console.log(`  pgbench ${Math.round(tps)}/s`)
      for (const name of names) {
        const { rate, p99, text } = await measureWay(site, ways[name], counts[name], seconds)
        const { ratios, p99: slowest }: WayFigures = figures[name]
        ratios.push(rate / tps)
        slowest.push(p99)
        console.log(`  through ${name} ${text}`)
      }
    }
    const ratio = (name: keyof typeof ways, atLeast: number): Figure => ({
      label: `through ${name} ÷ pgbench`,
      value: median(figures[name].ratios),
      goal: { atLeast },
    })
    const latency = (name: keyof typeof ways): Figure => ({
      label: `p99 at 1,000/s through ${name}`,
      value: median(figures[name].p99),
      goal: { atMost: 25 },
      unit: ' ms',
    })
    return [ratio('HTTP', 1.5), ratio('the socket', 2.5), latency('HTTP'), latency('the socket')]
  } finally {
    await site.close()
  }
}

export const bets: Bench = {
  what: 'accepted bets per second with limits, caps and protection on, durable before the answer ÷ pgbench TPC-B-like transactions per second, same PostgreSQL, interleaved; CPU per bet as PostgreSQL + Node',
  async run({ seconds }) {
    const pgbench = await findPgbench()
    return [...(await measureInProcess(pgbench, seconds)), ...(await measureSite(pgbench, seconds))]
  },
}
