import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import type { TableTopic } from '@xinghe/contract/games-shared.ts'
import { livePath } from '@xinghe/contract/socket.ts'
import { maskedFrame } from './socket-line.ts'

/** Pages that watch a table, and note how late each phase reaches them. */
export interface WatchersOrder {
  readonly port: number
  readonly topics: readonly string[]
  readonly watchers: number
}
export type WatchersAnswer =
  | { readonly kind: 'connected' }
  /** Milliseconds from the planned time of a phase to its arrival. */
  | { readonly kind: 'delays'; readonly delays: readonly number[] }

const atOnce = 50
const delays: number[] = []
let isMeasuring = false

type Round = NonNullable<TableTopic['round']>

const dueAt = ({ state, opensAt, closesAt, drawsAt }: Round): number | null => {
  if (state === 'betting') return opensAt
  if (state === 'closed') return closesAt
  return state === 'drawn' ? drawsAt : null
}

/** A frame holds one message: two bytes of head and two or eight of length at most. */
const messageIn = (chunk: Buffer): TableTopic | null => {
  const text = chunk.subarray(chunk.indexOf(0x7b)).toString('utf8')
  if (!text.includes('"closesAt"') || !text.endsWith('}')) return null
  try {
    return (JSON.parse(text) as { data: TableTopic }).data
  } catch {
    return null
  }
}

const watch = async ({ port, topics }: WatchersOrder): Promise<void> => {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => socket.destroy())
  await once(socket, 'connect')
  const key = randomBytes(16).toString('base64')
  socket.write(
    `GET ${livePath} HTTP/1.1\r\nHost: bench\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
  )
  await once(socket, 'data')
  for (const topic of topics) {
    socket.write(maskedFrame({ t: 'sub', topic }))
    await once(socket, 'data')
  }
  let seen = ''
  socket.on('data', (chunk: Buffer) => {
    const now = Date.now()
    const round = messageIn(chunk)?.round
    if (round === null || round === undefined) return
    const phase = `${round.id} ${round.state}`
    const due = dueAt(round)
    if (phase === seen || due === null) return
    seen = phase
    if (isMeasuring) delays.push(now - due)
  })
  // The server disconnects a silent reader.
  setInterval(() => socket.write(maskedFrame({ t: 'ping' })), 20_000).unref()
}

const answer = (message: WatchersAnswer): void => void process.send?.(message)

process.on('message', (order: WatchersOrder | 'measure' | 'delays') => {
  if (order === 'delays') return answer({ kind: 'delays', delays })
  if (order === 'measure') {
    isMeasuring = true
    return
  }
  const join = async (): Promise<void> => {
    for (let joined = 0; joined < order.watchers; joined += atOnce)
      await Promise.all(Array.from({ length: atOnce }, () => watch(order)))
    answer({ kind: 'connected' })
  }
  void join()
})
process.on('disconnect', () => process.exit(0))
