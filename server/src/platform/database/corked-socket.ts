import { connect, type Socket } from 'node:net'

/** What postgres.js tells of the way to the server; several hosts are for fail-over, which a lane has not. */
export interface SocketTarget {
  readonly host: readonly string[]
  readonly port: readonly number[]
  /** Of a unix socket. */
  readonly path: string | false
}

const connectMs = 10_000

/** Sends all that is written within one turn of the event loop by one call of the system. */
const corkEachTurn = (socket: Socket): Socket => {
  let corked = false
  const uncork = (): void => {
    corked = false
    socket.uncork()
  }
  const cork = (): void => {
    if (corked) return
    corked = true
    socket.cork()
    setImmediate(uncork)
  }
  const write = socket.write.bind(socket) as (chunk: Uint8Array, done?: () => void) => boolean
  return Object.assign(socket, {
    write(chunk: Uint8Array, done?: () => void) {
      cork()
      return write(chunk, done)
    },
  })
}

/**
 * Statements that are sent together are each a write of their own with postgres.js; on a busy machine the
 * calls cost more than the statements.
 */
export const openCorkedSocket = ({ host, port, path }: SocketTarget): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket =
      path === false || path === ''
        ? connect({ host: host[0] ?? 'localhost', port: port[0] ?? 5_432, noDelay: true })
        : connect({ path })
    const late = (): void => void socket.destroy(new Error('the database is not reached'))
    socket.setTimeout(connectMs, late)
    socket.once('error', reject)
    socket.once('connect', () => {
      socket.setTimeout(0, late)
      socket.off('error', reject)
      resolve(corkEachTurn(socket))
    })
  })
