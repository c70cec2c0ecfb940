import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { livePath } from '@xinghe/contract/socket.ts'

/** Readers that only count bytes: their cost is not measured, but must not slow the server. */
export type ClientsOrder = { readonly live: number; readonly tcp: number; readonly each: number }
export type ClientsAnswer =
  | { readonly kind: 'connected' }
  | { readonly kind: 'received'; readonly liveBytes: number }

const topic = 'board:FT:RB:main'
const atOnce = 50
let liveBytes = 0

/** One masked text frame, as a browser sends it. */
const masked = (text: string): Buffer => {
  const body = Buffer.from(text)
  const mask = randomBytes(4)
  const hidden = body.map((byte, at) => byte ^ (mask[at % 4] ?? 0))
  return Buffer.concat([Buffer.from([0x81, 0x80 | body.length]), mask, hidden])
}

const opened = async (port: number): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => socket.destroy())
  await once(socket, 'connect')
  return socket
}

const joinTcp = async (port: number): Promise<void> => {
  const socket = await opened(port)
  socket.resume()
}

const joinLive = async (port: number): Promise<void> => {
  const socket = await opened(port)
  const key = randomBytes(16).toString('base64')
  socket.write(
    `GET ${livePath} HTTP/1.1\r\nHost: bench\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
  )
  await once(socket, 'data')
  socket.write(masked(JSON.stringify({ t: 'sub', topic })))
  await once(socket, 'data')
  socket.on('data', (chunk: Buffer) => {
    liveBytes += chunk.length
  })
  // The server disconnects a silent reader.
  setInterval(() => socket.write(masked(JSON.stringify({ t: 'ping' }))), 20_000).unref()
}

const joinAll = async (each: number, join: () => Promise<void>): Promise<void> => {
  for (let joined = 0; joined < each; joined += atOnce)
    await Promise.all(Array.from({ length: Math.min(atOnce, each - joined) }, join))
}

const answer = (message: ClientsAnswer): void => void process.send?.(message)

process.on('message', (order: ClientsOrder | 'received') => {
  if (order === 'received') return answer({ kind: 'received', liveBytes })
  void joinAll(order.each, () => joinTcp(order.tcp))
    .then(() => joinAll(order.each, () => joinLive(order.live)))
    .then(() => answer({ kind: 'connected' }))
})
process.on('disconnect', () => process.exit(0))
