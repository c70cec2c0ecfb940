import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { UsualConnection, type ConnectionKeeper } from './usual-connection.ts'

export interface UsualConnections {
  /** Ends those that have waited too long; a timer does so by itself. */
  tick(now: number): void
  /** Those that wait end; whatever comes yet is Node's. */
  stop(): void
}

const tickMs = 5_000

/**
 * Every connection of the server begins here. One that is handed on goes where it would have gone. Node's
 * own times hold here too.
 */
export const takeConnections = (
  server: Server,
  arrive: (connection: UsualConnection) => void,
): UsualConnections => {
  const onward = server.listeners('connection')
  const open = new Set<UsualConnection>()
  let stopping = false
  const keeper: ConnectionKeeper = {
    arrive,
    handOn(socket) {
      for (const listener of onward) listener.call(server, socket)
    },
    forget: (connection) => void open.delete(connection),
    idleMs: () => server.keepAliveTimeout,
    requestMs: () => server.requestTimeout,
    isStopping: () => stopping,
  }
  server.removeAllListeners('connection')
  server.on('connection', (socket: Socket) => {
    if (stopping) keeper.handOn(socket)
    else open.add(new UsualConnection(socket, keeper))
  })
  const tick = (now: number): void => {
    for (const connection of open) connection.tick(now)
  }
  const timer = setInterval(() => tick(performance.now()), tickMs)
  timer.unref()
  return {
    tick,
    stop() {
      stopping = true
      clearInterval(timer)
      for (const connection of open) connection.stop()
    },
  }
}
