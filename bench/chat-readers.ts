import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { chatIds, chatPath, chatQuery } from '@xinghe/contract/chat-frames.ts'
import { maskedFrame } from './socket-line.ts'

/** Guests that read the hall. Some of them note how late each message reaches them. */
export interface ReadersOrder {
  readonly port: number
  readonly readers: number
}
export type ReadersAnswer =
  | { readonly kind: 'joined' }
  | { readonly kind: 'delays'; readonly delays: readonly number[]; readonly bytes: number }

const atOnce = 50
const heartbeatMs = 10_000
/** One of so many notes delays. */
const notingOne = 50

let delays: number[] = []
let bytes = 0
const open: Socket[] = []
const place = { epoch: '', seq: 0 }

const query = new URLSearchParams(chatQuery).toString()

/** The text of a message is the time at which it was sent. */
const sentAt = /"msg":"(\d{13})"/g

const heard = async (socket: Socket, what: string): Promise<string> => {
  let text = ''
  while (!text.includes(what)) {
    const [chunk] = (await once(socket, 'data')) as [Buffer]
    text += chunk.toString('latin1')
  }
  return text
}

const join = async (port: number, isNoting: boolean, again: boolean): Promise<void> => {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => socket.destroy())
  await once(socket, 'connect')
  const key = randomBytes(16).toString('base64')
  socket.write(
    `GET ${chatPath}?${query} HTTP/1.1\r\nHost: bench\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
  )
  await heard(socket, '\r\n\r\n')
  const uuid = randomBytes(8).toString('hex')
  socket.write(maskedFrame({ msgId: chatIds.guestLogin, msgData: { body: { uuid } } }))
  await heard(socket, '"rooms"')
  const from = again ? { epoch: place.epoch, have: Math.max(0, place.seq - 10) } : {}
  socket.write(maskedFrame({ msgId: chatIds.joinRoom, msgData: { rid: 'hall', ...from } }))
  const joined = await heard(socket, '"epoch"')
  place.epoch = /"epoch":"([^"]+)"/.exec(joined)?.[1] ?? ''
  place.seq = Number(/"seq":(\d+),"missed"/.exec(joined)?.[1] ?? place.seq)
  socket.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (!isNoting) return
    const now = Date.now()
    for (const [, at] of chunk.toString('latin1').matchAll(sentAt)) delays.push(now - Number(at))
  })
  setInterval(
    () => socket.write(maskedFrame({ msgId: chatIds.heartbeat, msgData: {} })),
    heartbeatMs,
  ).unref()
  open.push(socket)
}

const joinAll = async ({ port, readers }: ReadersOrder, again: boolean): Promise<void> => {
  for (let joined = 0; joined < readers; joined += atOnce)
    await Promise.all(
      Array.from({ length: Math.min(atOnce, readers - joined) }, (_, at) =>
        join(port, (joined + at) % notingOne === 0, again),
      ),
    )
}

const answer = (message: ReadersAnswer): void => void process.send?.(message)

let order: ReadersOrder | null = null
process.on('message', (given: ReadersOrder | 'rejoin' | 'delays') => {
  if (given === 'delays') {
    answer({ kind: 'delays', delays, bytes })
    delays = []
    return
  }
  if (given !== 'rejoin') order = given
  for (const socket of open.splice(0)) socket.destroy()
  if (order !== null) void joinAll(order, given === 'rejoin').then(() => answer({ kind: 'joined' }))
})
process.on('disconnect', () => process.exit(0))
