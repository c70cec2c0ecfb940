import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import { lengthOf, type Replying } from './usual-answer.ts'

/** Every request that Node has read passes here; what is not taken goes on to the framework. */
export const standBefore = (
  server: Server,
  take: (request: IncomingMessage, response: ServerResponse) => boolean,
): void => {
  const onward = server.listeners('request') as RequestListener[]
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    if (!take(request, response)) for (const listener of onward) listener(request, response)
  })
}

export const readWhole = (
  request: IncomingMessage,
  done: (body: Buffer) => void,
  fail: (error: Error) => void,
): void => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    const [first] = chunks
    done(chunks.length === 1 && first !== undefined ? first : Buffer.concat(chunks))
  })
  request.on('error', fail)
}

/** Head and body in one write. */
export const replyThrough = (response: ServerResponse): Replying => ({
  isGone: () => response.destroyed,
  send(answer) {
    const { status, type, body, closes } = answer
    response.writeHead(status, [
      'content-type',
      type,
      'cache-control',
      'no-store',
      ...(closes ? ['connection', 'close'] : []),
      'content-length',
      String(lengthOf(answer)),
    ])
    response.end(body)
  },
})
