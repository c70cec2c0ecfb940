import fastify from 'fastify'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { openChatParts } from '@xinghe/server/features/chat/parts/parts.ts'
import { serveChat } from '@xinghe/server/features/chat/socket/serve-chat.ts'
import { readConfig } from '@xinghe/server/platform/config/config.ts'
import { systemClock as clock } from '@xinghe/server/platform/clock/clock.ts'
import { connect } from '@xinghe/server/platform/database/connect.ts'
import type { LiveParts } from '@xinghe/server/platform/live/connection.ts'
import { frameOf } from '@xinghe/server/platform/live/frame.ts'
import { makeHub } from '@xinghe/server/platform/live/hub.ts'
import { serveLive } from '@xinghe/server/platform/live/serve-live.ts'
import { makeTopics } from '@xinghe/server/platform/live/topics.ts'
import { makeMetrics } from '@xinghe/server/platform/observe/metrics.ts'
import type { Platform } from '@xinghe/server/platform/parts.ts'
import { secretsFrom } from '@xinghe/server/platform/secrets/secrets.ts'
import { openSessions } from '@xinghe/server/platform/session/sessions.ts'
import { openSettings } from '@xinghe/server/platform/settings/settings.ts'
import { openSocketDoor } from '@xinghe/server/platform/sockets/socket-door.ts'

/** The measured process: the chat's sockets, and the same sockets written to without the chat. */
export interface ChatServerPlan {
  readonly url: string
  /** Null: as the site has it. */
  readonly tickMs: number | null
}
export type ChatServerOrder =
  | { readonly kind: 'look' }
  /** Writes a ready frame to every socket, one write for each message. */
  | {
      readonly kind: 'raw'
      readonly messages: number
      readonly everyMs: number
      readonly bytes: number
    }
export interface ChatServerAnswer {
  readonly port: number
  readonly cpuMicros: number
  /** Reads of the tables of rooms and messages. */
  readonly reads: number
  readonly readers: number
}

/** All clients come from one address. */
const rateFactor = '100000'

const plan = JSON.parse(process.argv[2] ?? '') as ChatServerPlan
const read = readConfig({ DATABASE_URL: plan.url, RATE_FACTOR: rateFactor }, '.')
// Without simulated chatters.
const config = { ...read, mode: 'live' } as const
const sql = connect(plan.url, { max: 4, name: 'bench' })
const platform = {
  sql,
  clock,
  secrets: secretsFrom('secret of the bench'),
  sessions: await openSessions(sql, clock),
  settings: await openSettings(sql),
  config,
} as unknown as Platform

const server = fastify()
// The live socket brings the library that both share.
const door = openSocketDoor(config)
const live = { door, hub: makeHub(), topics: makeTopics({}), ...platform } as unknown as LiveParts
const metrics = makeMetrics()
await serveLive(server, { ...live, config }, metrics)
const sockets = new Set<Socket>()
server.server.on('connection', (socket: Socket) => {
  sockets.add(socket)
  socket.on('close', () => sockets.delete(socket))
})
let reads = 0
const chat = await openChatParts(platform, console, {
  rooms: {
    onRead: () => (reads += 1),
    ...(plan.tickMs !== null && { tickMs: plan.tickMs }),
  },
})
const matches = { read: () => null, onChange: () => () => undefined }
await serveChat(server, platform, chat, matches, metrics)
await server.listen({ host: '127.0.0.1', port: 0 })
const { port } = server.server.address() as AddressInfo

const writeRaw = async (messages: number, everyMs: number, bytes: number): Promise<void> => {
  const frame = frameOf('x'.repeat(bytes))
  for (let written = 0; written < messages; written += 1) {
    for (const socket of sockets) socket.write(frame)
    await pause(everyMs)
  }
}
const answer = (): void => {
  const { user, system } = process.cpuUsage()
  const readers = chat.rooms.known('hall')?.readers.size ?? 0
  process.send?.({ port, cpuMicros: user + system, reads, readers } satisfies ChatServerAnswer)
}

process.on('message', (order: ChatServerOrder) => {
  if (order.kind === 'look') answer()
  else void writeRaw(order.messages, order.everyMs, order.bytes).then(answer)
})
process.on('disconnect', () => process.exit(0))
answer()
