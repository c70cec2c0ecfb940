import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { spotsTopic, tableTopic } from '@xinghe/contract/games-shared.ts'
import { stopChild } from '../tools/child.ts'
import type { Bench, Figure } from './bench.ts'
import { measureFanout } from './fanout.ts'
import { percentile, runOpenLoop } from './open-loop.ts'
import { measurePaying, type PaidGame } from './paying.ts'
import { openSiteTable } from './site-table.ts'
import type { WatchersAnswer, WatchersOrder } from './table-watchers.ts'

const watchers = 2_000
const watcherProcesses = 2
const betsPerSecond = 500
/** Three rounds of the quickest table. */
const watchedSeconds = 75
const connections = 64
/** A phase as it is told, framed. */
const phaseBytes = 420

const round: PaidGame = {
  table: 'BA3',
  channel: 'XHZR',
  houseAccount: -42,
  // The player wins with nine against eight.
  numbers: [8, 7, 12, 12],
  choices: [
    { play: 'banker', pick: '', price: 195 },
    { play: 'player', pick: '', price: 200 },
  ],
  bets: 10_000,
}

const start = (): ChildProcess => fork(new URL('./table-watchers.ts', import.meta.url))

const answerOf = async <Answer>(child: ChildProcess): Promise<Answer> => {
  const [message] = (await once(child, 'message')) as [Answer]
  return message
}

const delaysOf = async (children: readonly ChildProcess[]): Promise<number[]> => {
  const answers = await Promise.all(
    children.map((child) => {
      const answered = answerOf<Extract<WatchersAnswer, { kind: 'delays' }>>(child)
      child.send('delays')
      return answered
    }),
  )
  return answers.flatMap(({ delays }) => delays)
}

/** A whole site: many watch one table while others bet on it. */
const measureTable = async (): Promise<Figure[]> => {
  const site = await openSiteTable('BA3')
  const children = Array.from({ length: watcherProcesses }, start)
  try {
    const order: WatchersOrder = {
      port: site.port,
      topics: [tableTopic('BA3'), spotsTopic('BA3')],
      watchers: watchers / watcherProcesses,
    }
    await Promise.all(
      children.map((child) => {
        const connected = answerOf<WatchersAnswer>(child)
        child.send(order)
        return connected
      }),
    )
    const ends = performance.now() + watchedSeconds * 1_000
    const lines = await site.openLines(connections, () => performance.now() < ends)
    // The first round warms the server up.
    const warm = setTimeout(() => {
      for (const child of children) child.send('measure')
    }, watchedSeconds * 300)
    const took = await runOpenLoop(lines, { perSecond: betsPerSecond, unmeasured: 0 })
    clearTimeout(warm)
    for (const line of lines) line.close()
    const delays = await delaysOf(children)
    const { taken, late, rounds } = await site.counts()
    console.log(
      `  ${took.length} bets sent, ${taken} taken in ${rounds} rounds; ` +
        `phase told after ${percentile(delays, 0.5)} ms, p99 ${percentile(delays, 0.99)} ms ` +
        `(${delays.length} deliveries); bets answered p99 ${Math.round(percentile(took, 0.99))} ms`,
    )
    return [
      { label: 'late bets', value: late, goal: { atMost: 0 } },
      { label: 'phase told, p99 ms', value: percentile(delays, 0.99), goal: { atMost: 150 } },
    ]
  } finally {
    await Promise.all(children.map((child) => stopChild(child, 5_000)))
    await site.close()
  }
}

export const table: Bench = {
  what: `${watchers} watchers and ${betsPerSecond} bets a second on one table; CPU per delivery of a phase ÷ plain TCP; 10,000 bets of a round paid in chunks ÷ one by one`,
  async run({ seconds }) {
    const told = await measureTable()
    const delivery = await measureFanout(seconds, phaseBytes)
    const paying = await measurePaying(round, seconds)
    return [
      { label: 'live ÷ plain TCP', value: delivery, goal: { atMost: 1.25 } },
      ...told,
      { label: 'paying ÷ row by row', value: paying, goal: { atLeast: 20 } },
    ]
  },
}
