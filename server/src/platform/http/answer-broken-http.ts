import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'

const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
}

/** Answers requests that Node could not parse as HTTP or not read in time, and closes their connection. */
export const answerBrokenHttp = (
  error: Error & { readonly code?: string },
  socket: Socket,
): void => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const status = statuses[error.code ?? ''] ?? 400
  if (socket.writable) {
    const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`]
    head.push('connection: close', 'content-length: 0', 'x-content-type-options: nosniff')
    socket.write(`${head.join('\r\n')}\r\n\r\n`)
  }
  socket.destroy(error)
}
