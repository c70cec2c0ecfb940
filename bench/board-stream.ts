import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { WebSocketServer, type WebSocket } from 'ws'
import type { ClientMessage, ServerMessage } from '@xinghe/contract/socket.ts'
import { boardTopicCodec } from '@xinghe/contract/sports-live.ts'
import { countsTopic } from '@xinghe/contract/sports-topics.ts'
import type { BoardFeed } from './board-feed.ts'

/** The site's interval of board deltas. */
const everyMs = 100

export interface BoardStream {
  readonly port: number
  /** Publishes changes at a rate for a duration; returns their number. */
  speak(topic: string, changesPerSecond: number, seconds: number): Promise<number>
  close(): Promise<void>
}

const epoch = 'bench'

/** A live socket with one changing board; all other topics are constant. */
export const openBoardStream = async (feed: BoardFeed, board: string): Promise<BoardStream> => {
  const readers = new Map<WebSocket, Set<string>>()
  const sequences = new Map<string, number>()
  const say = (socket: WebSocket, message: ServerMessage): void =>
    socket.send(JSON.stringify(message))

  const valueOf = (topic: string): unknown => {
    if (topic === board) return boardTopicCodec.writeSnapshot(feed.matches)
    if (topic === countsTopic) return { counts: [], feedAlive: true }
    return topic.startsWith('board:') ? { matches: [] } : null
  }

  const hear = (socket: WebSocket, message: ClientMessage): void => {
    if (message.t === 'ping') say(socket, { t: 'pong' })
    if (message.t === 'unsub') readers.get(socket)?.delete(message.topic)
    if (message.t !== 'sub') return
    const { topic } = message
    const data = valueOf(topic)
    readers.get(socket)?.add(topic)
    const seq = sequences.get(topic) ?? 0
    if (data !== null) say(socket, { t: 'snap', topic, epoch, seq, data })
  }

  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  server.on('connection', (socket) => {
    readers.set(socket, new Set())
    socket.on('message', (sent: Buffer) =>
      hear(socket, JSON.parse(sent.toString()) as ClientMessage),
    )
    socket.on('close', () => readers.delete(socket))
    say(socket, { t: 'hello', serverTime: Date.now() })
  })
  await once(server, 'listening')

  return {
    port: (server.address() as AddressInfo).port,
    async speak(topic, changesPerSecond, seconds) {
      let changes = 0
      const ticks = (seconds * 1_000) / everyMs
      for (let tick = 0; tick < ticks; tick += 1) {
        const told = feed.tick((changesPerSecond * everyMs) / 1_000)
        changes += told.changes
        const seq = (sequences.get(topic) ?? 0) + 1
        sequences.set(topic, seq)
        const data = boardTopicCodec.writeNews(told.news)
        const text = JSON.stringify({ t: 'delta', topic, epoch, seq, data })
        for (const [socket, topics] of readers) if (topics.has(topic)) socket.send(text)
        await new Promise((resolve) => setTimeout(resolve, everyMs))
      }
      return changes
    },
    async close() {
      for (const socket of readers.keys()) socket.terminate()
      server.close()
      await once(server, 'close')
    },
  }
}
