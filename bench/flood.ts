import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { stopChild } from '../tools/child.ts'
import { median, type Bench } from './bench.ts'
import type { FloodAnswer, FloodOrder } from './flood-clients.ts'
import { percentile, runOpenLoop } from './open-loop.ts'
import { openSiteBets, type SiteBets } from './site-bets.ts'

const rounds = 3
const hostileSockets = 1_000
const hostileAddresses = 50
/** Bets per second, open loop, on connections that each carry one at a time. */
const offered = 200
const connections = 64
const bettors = 400
/** A p99 of few bets is that of one stall: each measurement is this many times as long as others. */
const longer = 4
/** For sockets to be opened, refused and tried again. */
const floodedMs = 10_000

const addressOf = (member: number): string => `10.0.${member >> 8}.${member & 255}`

/** ms of the slowest hundredth of the bets. */
const p99Of = async (site: SiteBets, seconds: number): Promise<number> => {
  const lines = await site.openHttp(connections, offered * (seconds + 1))
  const took = await runOpenLoop(lines, { perSecond: offered, unmeasured: offered })
  for (const line of lines) line.close()
  return percentile(took, 0.99)
}

const startFlood = async (port: number): Promise<ChildProcess> => {
  const child = fork(new URL('./flood-clients.ts', import.meta.url))
  await once(child, 'spawn')
  // Attackers run on machines of their own: at low priority they take no processor time from the site.
  setPriority(child.pid ?? 0, constants.priority.PRIORITY_LOW)
  child.send({ port, sockets: hostileSockets, addresses: hostileAddresses } satisfies FloodOrder)
  await pause(floodedMs)
  return child
}

const countsOf = async (child: ChildProcess): Promise<FloodAnswer> => {
  const answered = once(child, 'message') as Promise<[FloodAnswer]>
  child.send('count')
  return (await answered)[0]
}

/** The site has the limits of a live one; each bettor has an address of their own. */
const measureFlood = async (seconds: number): Promise<number> => {
  const env = { RATE_FACTOR: '1', TRUST_PROXY: '1' }
  const site = await openSiteBets({ env, bettors, addressOf })
  try {
    const ratios: number[] = []
    await p99Of(site, seconds)
    for (let round = 0; round < rounds; round += 1) {
      const calm = await p99Of(site, seconds)
      const child = await startFlood(site.port)
      const flooded = await p99Of(site, seconds)
      const { opened, refused, messages, bytes } = await countsOf(child)
      await stopChild(child, 5_000)
      if (opened < hostileSockets / 2) throw new Error(`only ${opened} hostile sockets were opened`)
      console.log(
        `  p99 ${calm.toFixed(1)} ms, flooded ${flooded.toFixed(1)} ms ` +
          `(${opened} opened, ${refused} refused, ${messages} messages, ${Math.round(bytes / 1e6)} MB)`,
      )
      ratios.push(flooded / calm)
      await pause(floodedMs)
    }
    return median(ratios)
  } finally {
    await site.close()
  }
}

export const flood: Bench = {
  what: `Bets at ${offered}/s with ${hostileSockets} hostile sockets from ${hostileAddresses} addresses, against the same without them.`,
  async run({ seconds }) {
    const value = await measureFlood(seconds * longer)
    return [{ label: 'p99 with hostile sockets ÷ without', value, goal: { atMost: 2 } }]
  },
}
