import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { median, type Bench, type Figure } from './bench.ts'
import { openBetDatabase, type BetDatabase } from './bet-database.ts'
import { measureLoad } from './measure-load.ts'
import { fillPgbench, findPgbench, pgbenchRate } from './pgbench.ts'
import { makeScratchFolder } from '../tools/postgres/places.ts'
import { startPostgres } from '../tools/postgres/start-postgres.ts'

const rounds = 3
const inFlight = 256
const storedBets = 1_000_000

/** One single of ten yuan by any member on any market, refused by nothing. */
const placeOne = async ({ placing, someMember, somePick }: BetDatabase): Promise<void> => {
  const [order] = await placing.place(someMember(), {
    requestId: randomUUID(),
    oddsType: 'H',
    policy: 'any',
    bets: [{ code: 'single', stake: 1_000n, picks: [somePick()] }],
  })
  if (order?.state !== 'open') throw new Error(`a bet was not accepted: ${order?.refusedWhy}`)
}

export const bets: Bench = {
  what: 'accepted bets per second with limits, caps and protection on, durable before the answer ÷ pgbench TPC-B-like transactions per second, same PostgreSQL, interleaved; CPU per bet as PostgreSQL + Node',
  async run({ seconds }) {
    const pgbench = await findPgbench()
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
        const onEmpty = await measure(empty, seconds)
        const onFull = await measure(full, seconds)
        console.log(
          `  pgbench ${Math.round(tps)}/s, bets ${onEmpty.text}, with a million stored ${onFull.text}`,
        )
        ratios.push(onEmpty.rate / tps)
        fullness.push(onFull.rate / onEmpty.rate)
      }
      for (const on of opened) await on.verify()
      const figures: Figure[] = [
        { label: 'in process ÷ pgbench', value: median(ratios), goal: { atLeast: 4 } },
        {
          label: 'with a million stored ÷ empty',
          value: median(fullness),
          goal: { atLeast: 0.85 },
        },
      ]
      return figures
    } finally {
      for (const one of opened) await one.close()
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    }
  },
}
