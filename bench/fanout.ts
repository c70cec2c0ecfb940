import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { stopChild } from '../tools/child.ts'
import { median, type Bench } from './bench.ts'
import type { ClientsAnswer, ClientsOrder } from './fanout-clients.ts'
import type { FanoutAnswer, FanoutOrder } from './fanout-server.ts'

const sockets = 2_000
const clientProcesses = 2
const leastRounds = 5
const messagesPerSecond = 20

const start = (file: string): ChildProcess => fork(new URL(file, import.meta.url))

const answerOf = async <Answer>(child: ChildProcess): Promise<Answer> => {
  const [message] = (await once(child, 'message')) as [Answer]
  return message
}

type Done = Extract<FanoutAnswer, { kind: 'done' }>

const run = async (server: ChildProcess, order: FanoutOrder): Promise<Done> => {
  const answered = answerOf<Done>(server)
  server.send(order)
  return answered
}

/** CPU seconds of the server for every 100,000 deliveries. */
const costOf = (cpuMicros: number, messages: number): string =>
  ((cpuMicros / (sockets * messages)) * 0.1).toFixed(2)

/** Throws unless every delta has arrived: a skipped reader would make the others look cheap. */
const checkReceived = async (clients: readonly ChildProcess[], expected: number): Promise<void> => {
  for (let look = 0; look < 100; look += 1) {
    const received = await Promise.all(
      clients.map((child) => {
        const answered = answerOf<Extract<ClientsAnswer, { kind: 'received' }>>(child)
        child.send('received')
        return answered
      }),
    )
    if (received.reduce((sum, { liveBytes }) => sum + liveBytes, 0) >= expected) return
    await pause(100)
  }
  throw new Error('not every delta has arrived')
}

/** The live socket against plain TCP in one process, message by message, with readers in processes of their own. */
export const measureFanout = async (seconds: number, deltaBytes: number): Promise<number> => {
  const server = start('./fanout-server.ts')
  const clients = Array.from({ length: clientProcesses }, () => start('./fanout-clients.ts'))
  try {
    const ports = await answerOf<Extract<FanoutAnswer, { kind: 'listening' }>>(server)
    const each = sockets / clientProcesses
    await Promise.all(
      clients.map((child) => {
        const connected = answerOf<ClientsAnswer>(child)
        child.send({ live: ports.live, tcp: ports.tcp, each } satisfies ClientsOrder)
        return connected
      }),
    )
    const messages = Math.max(20, Math.round((seconds * messagesPerSecond) / 2))
    const ratios: number[] = []
    for (let round = 0; round <= leastRounds; round += 1) {
      const { live, tcp } = (await run(server, { messages, deltaBytes })).costs
      if (live.readers !== sockets || tcp.readers !== sockets)
        throw new Error(`only ${live.readers} and ${tcp.readers} readers are connected`)
      // The first round warms both up.
      if (round === 0) continue
      const [perLive, perTcp] = [live, tcp].map(({ cpuMicros }) => costOf(cpuMicros, messages))
      console.log(`  live ${perLive} s, TCP ${perTcp} s per 100,000 deliveries`)
      ratios.push(live.cpuMicros / tcp.cpuMicros)
    }
    await checkReceived(clients, deltaBytes * sockets * messages * (leastRounds + 1))
    return median(ratios)
  } finally {
    await Promise.all([server, ...clients].map((child) => stopChild(child, 5_000)))
  }
}

const deltaBytes = 200

export const fanout: Bench = {
  what: `one delta of ${deltaBytes} bytes to ${sockets} sockets, 20 times a second: server CPU per delivery ÷ plain TCP, same run, interleaved`,
  async run({ seconds }) {
    const value = await measureFanout(seconds, deltaBytes)
    return [{ label: 'live ÷ plain TCP', value, goal: { atMost: 1.25 } }]
  },
}
