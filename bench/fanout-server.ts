import fastify from 'fastify'
import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { readConfig } from '@xinghe/server/platform/config/config.ts'
import { systemClock } from '@xinghe/server/platform/clock/clock.ts'
import type { LiveParts } from '@xinghe/server/platform/live/connection.ts'
import { frameOf } from '@xinghe/server/platform/live/frame.ts'
import { makeHub } from '@xinghe/server/platform/live/hub.ts'
import { serveLive } from '@xinghe/server/platform/live/serve-live.ts'
import { makeTopics } from '@xinghe/server/platform/live/topics.ts'
import { openSocketDoor } from '@xinghe/server/platform/sockets/socket-door.ts'
import { makeMetrics } from '@xinghe/server/platform/observe/metrics.ts'

/** The measured process: the site's live sockets and plain TCP ones side by side. */
export interface FanoutOrder {
  /** Of each way, in turn: whatever else the machine does then costs both the same. */
  readonly messages: number
  readonly deltaBytes: number
}
type Way = 'live' | 'tcp'
/** CPU time of each way, and the sockets that read it. */
type Costs = Readonly<Record<Way, { readonly cpuMicros: number; readonly readers: number }>>
export type FanoutAnswer =
  | { readonly kind: 'listening'; readonly live: number; readonly tcp: number }
  | { readonly kind: 'done'; readonly costs: Costs }

const topic = 'board:FT:RB:main'
const everyMs = 50
/** All clients come from one address. */
const loadFactor = '100000'

const hub = makeHub()
const topics = makeTopics({}, [{ has: () => true, read: async () => null }])
// All readers are guests, so that sessions and keys are never read.
const guests = { sessions: { onEnded: () => undefined }, keyRing: {} }
const config = readConfig({ DATABASE_URL: 'none', RATE_FACTOR: loadFactor }, '.')
const door = openSocketDoor(config)
const parts = { door, hub, topics, clock: systemClock, ...guests } as unknown as LiveParts
const site = fastify()
await serveLive(site, { ...parts, config }, makeMetrics())
await site.listen({ host: '127.0.0.1', port: 0 })

const plain = new Set<Socket>()
const tcp = createServer((socket) => {
  socket.setNoDelay(true)
  plain.add(socket)
  socket.on('close', () => plain.delete(socket))
  socket.on('error', () => socket.destroy())
}).listen(0, '127.0.0.1')
await once(tcp, 'listening')

/** Text of the length that gives the whole message its measured size. */
const filler = (deltaBytes: number): string => {
  const bare = JSON.stringify({ t: 'delta', topic, epoch: 'xxxxxxxx0', seq: 1_000, data: '' })
  return 'x'.repeat(Math.max(0, deltaBytes - bare.length))
}
const sayIn: Record<Way, (deltaBytes: number) => () => void> = {
  live: (deltaBytes) => () => hub.publish(topic, topic, filler(deltaBytes)),
  tcp: (deltaBytes) => {
    const frame = frameOf('x'.repeat(deltaBytes))
    return () => {
      for (const socket of plain) socket.write(frame)
    }
  },
}

const answer = (message: FanoutAnswer): void => void process.send?.(message)

/** CPU time until the next message is due. */
const costOf = async (say: () => void): Promise<number> => {
  const before = process.cpuUsage()
  say()
  await pause(everyMs)
  const { user, system } = process.cpuUsage(before)
  return user + system
}

const measure = async ({ messages, deltaBytes }: FanoutOrder): Promise<void> => {
  const [sayLive, sayTcp] = [sayIn.live(deltaBytes), sayIn.tcp(deltaBytes)]
  let [liveMicros, tcpMicros] = [0, 0]
  for (let said = 0; said < messages; said += 1) {
    liveMicros += await costOf(sayLive)
    tcpMicros += await costOf(sayTcp)
  }
  answer({
    kind: 'done',
    costs: {
      live: { cpuMicros: liveMicros, readers: hub.readers(topic) },
      tcp: { cpuMicros: tcpMicros, readers: plain.size },
    },
  })
}

process.on('message', (order: FanoutOrder) => void measure(order))
process.on('disconnect', () => process.exit(0))
answer({
  kind: 'listening',
  live: (site.server.address() as AddressInfo).port,
  tcp: (tcp.address() as AddressInfo).port,
})
