import { STATUS_CODES, type IncomingMessage, type Server } from 'node:http'
import type { Duplex } from 'node:stream'
import type { SocketDoor } from './socket-door.ts'

type UpgradeListener = (raw: IncomingMessage, socket: Duplex, head: Buffer) => void

const refuse = (socket: Duplex, status: number): void => {
  socket.on('error', () => socket.destroy())
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, 'connection: close']
  socket.end([...head, 'content-length: 0', 'x-content-type-options: nosniff', '', ''].join('\r\n'))
}

/**
 * Judges the handshakes of sockets at this path before Fastify routes them: a flood comes back again and again,
 * and a refusal must cost less than its request. A client sees a lost connection, and waits longer each time.
 */
export const guardHandshakes = (server: Server, path: string, door: SocketDoor): void => {
  const framework = server.listeners('upgrade') as UpgradeListener[]
  server.removeAllListeners('upgrade')
  server.on('upgrade', (raw: IncomingMessage, socket: Duplex, head: Buffer) => {
    const isHere = raw.url === path || raw.url?.startsWith(`${path}?`) === true
    const status = isHere ? door.judge(raw) : null
    if (status !== null) return refuse(socket, status)
    for (const listener of framework) listener(raw, socket, head)
  })
}
