import websocket from '@fastify/websocket'
import fastify from 'fastify'
import type { AddressInfo } from 'node:net'
import { openChatParts } from '../../src/features/chat/parts/parts.ts'
import { serveChat } from '../../src/features/chat/socket/serve-chat.ts'
import { readConfig } from '../../src/platform/config/config.ts'
import { connect } from '../../src/platform/database/connect.ts'
import { makeMetrics } from '../../src/platform/observe/metrics.ts'
import type { Platform } from '../../src/platform/parts.ts'
import { secretsFrom } from '../../src/platform/secrets/secrets.ts'
import { openSessions } from '../../src/platform/session/sessions.ts'
import { openSettings } from '../../src/platform/settings/settings.ts'
import { quickClock } from '../quick-clock.ts'
import type { Arm, Point, ServerOrder, ServerWord } from './chat-words.ts'

const order = JSON.parse(process.argv[2] ?? '') as ServerOrder
const say = (word: ServerWord): void => void process.send?.(word)

let armed: Point | null = null
/** Stands still for ever at the point where the run wants to kill this process. */
const reach = async (point: Point): Promise<void> => {
  if (armed !== point) return
  say({ t: 'at', point })
  await new Promise(() => undefined)
}

const sql = connect(order.url, { max: 8, name: order.name })
const begin = sql.begin.bind(sql)
sql.begin = async (work, mode) => {
  await reach('messages gathered')
  const result = await begin(async (tx) => {
    const made = await work(tx)
    await reach('not committed')
    return made
  }, mode)
  await reach('committed')
  return result
}
const clock = quickClock(order.clock)
/** All clients come from one address, again and again. */
const rateFactor = '100'
const platform = {
  sql,
  clock,
  secrets: secretsFrom(order.secret),
  sessions: await openSessions(sql, clock),
  settings: await openSettings(sql),
  // Without simulated chatters.
  config: {
    ...readConfig({ DATABASE_URL: order.url, RATE_FACTOR: rateFactor }, '.'),
    mode: 'live',
  },
} as unknown as Platform

const server = fastify()
await server.register(websocket)
const chat = await openChatParts(platform, console)
const join = chat.rooms.join.bind(chat.rooms)
chat.rooms.join = async (...given) => {
  const joined = await join(...given)
  await reach('joining')
  return joined
}
const submit = chat.sends.submit.bind(chat.sends)
chat.sends.submit = async (message) => {
  const answer = await submit(message)
  // It goes on until it is killed: the answer leaves in this turn.
  setImmediate(() => void reach('acknowledged'))
  return answer
}
const matches = { read: () => null, onChange: () => () => undefined }
await serveChat(server, platform, chat, matches, makeMetrics())
await server.listen({ host: '127.0.0.1', port: 0 })

process.on('disconnect', () => process.exit(0))
process.on('message', ({ point }: Arm) => {
  armed = point
})
say({ t: 'ready', port: (server.server.address() as AddressInfo).port })
