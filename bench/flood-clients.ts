import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { livePath } from '@xinghe/contract/socket.ts'
import { dayMs, instant, later, siteDay } from '@xinghe/rules/base/instant.ts'
import { maskedFrame } from './socket-line.ts'

/** A process of hostile sockets; they come from several addresses of this machine. */
export interface FloodOrder {
  readonly port: number
  readonly sockets: number
  readonly addresses: number
}
export interface FloodAnswer {
  /** Sockets that were opened, and handshakes that were refused, since the last answer. */
  readonly opened: number
  readonly refused: number
  readonly messages: number
  /** What they were sent. */
  readonly bytes: number
}

/** Just below the rate at which a socket is cut. */
const everyMs = 110
/** On average: over a network they do not all come in one instant. */
const againMs = 1_000

const now = instant(Date.now())
const boards = ['FT', 'BK', 'TN'].flatMap((sport) => [
  `board:${sport}:FT:main`,
  `board:${sport}:FU:main:${siteDay(later(now, dayMs))}`,
])
const madeUpDay = (): string => siteDay(later(now, Math.floor(Math.random() * 30_000) * dayMs))

/** Joins of whole boards, joins of boards of days that do not exist, and guesses at tokens. */
const hostileMessage = (turn: number): object => {
  const board = boards[turn % boards.length]
  if (turn % 4 === 0) return { t: 'sub', topic: `board:FT:FU:main:${madeUpDay()}` }
  if (turn % 4 === 1) return { t: 'sub', topic: board }
  if (turn % 4 === 2) return { t: 'unsub', topic: board }
  const [token, key] = [randomBytes(32), randomBytes(65)].map((bytes) =>
    bytes.toString('base64url'),
  )
  return { t: 'login', token, key: `0123456789ab.${key}`, uuid: 'hostile-browser' }
}

const nothing: FloodAnswer = { opened: 0, refused: 0, messages: 0, bytes: 0 }
const counts = { ...nothing }

/** `address` is what the proxy tells: a told loopback address counts as unknown. */
const flood = (port: number, address: string, localAddress: string): void => {
  let timer: NodeJS.Timeout | undefined
  const socket: Socket = connect({ host: '127.0.0.1', port, localAddress })
  socket.on('error', () => undefined)
  socket.on('close', () => {
    clearInterval(timer)
    setTimeout(() => flood(port, address, localAddress), againMs * (0.5 + Math.random()))
  })
  socket.once('data', (bytes: Buffer) => {
    const isOpen = bytes.toString('latin1', 9, 12) === '101'
    counts[isOpen ? 'opened' : 'refused'] += 1
    if (!isOpen) {
      socket.destroy()
      return
    }
    let turn = Math.floor(Math.random() * 1_000)
    timer = setInterval(() => {
      counts.messages += 1
      socket.write(maskedFrame(hostileMessage(turn++)))
    }, everyMs)
    socket.on('data', ({ length }) => (counts.bytes += length))
  })
  socket.write(
    `GET ${livePath} HTTP/1.1\r\nHost: bench\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      `X-Forwarded-For: ${address}\r\nSec-WebSocket-Version: 13\r\n` +
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n\r\n`,
  )
}

process.on('message', (order: FloodOrder | 'count') => {
  if (order === 'count') {
    process.send?.({ ...counts } satisfies FloodAnswer)
    Object.assign(counts, nothing)
    return
  }
  const { port, sockets, addresses } = order
  for (let at = 0; at < sockets; at += 1) {
    const host = 10 + (at % addresses)
    flood(port, `10.9.0.${host}`, `127.0.0.${host}`)
  }
})
process.on('disconnect', () => process.exit(0))
