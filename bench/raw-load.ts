import { connect, type Socket } from 'node:net'

/** An HTTP request as bytes, so that the measured server and not this client is the limit. */
export const requestBytes = (
  url: string,
  init: { method?: string; headers: Record<string, string>; body?: Uint8Array | string },
): Buffer => {
  const { host, pathname } = new URL(url)
  const body = Buffer.from(init.body ?? '')
  const head = [
    `${init.method ?? 'POST'} ${pathname} HTTP/1.1`,
    `host: ${host}`,
    ...Object.entries(init.headers).map(([name, value]) => `${name}: ${value}`),
    `content-length: ${body.length}`,
  ]
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body])
}

const headEnd = Buffer.from('\r\n\r\n')
const lengthName = Buffer.from('content-length: ')

/** Parses the decimal number at an offset. */
const numberAt = (bytes: Buffer, from: number): number => {
  let number = 0
  for (let at = from; ; at += 1) {
    const digit = (bytes[at] ?? 0) - 48
    if (!(digit >= 0 && digit <= 9)) return number
    number = number * 10 + digit
  }
}

/** End of the first answer; null while it is incomplete. */
const endOfAnswer = (bytes: Buffer): { end: number; status: number } | null => {
  const head = bytes.indexOf(headEnd)
  if (head === -1) return null
  const length = bytes.indexOf(lengthName)
  if (length === -1 || length > head) throw new Error('an answer without a length')
  const end = head + headEnd.length + numberAt(bytes, length + lengthName.length)
  return bytes.length < end ? null : { end, status: numberAt(bytes, 'HTTP/1.1 '.length) }
}

/** Larger than any answer. */
const answerBytesMost = 64 * 1024

/**
 * A keep-alive connection with a callback for each answer. It reads into one buffer of its own: a new
 * one for each answer would cost this client as much as its sending.
 */
export const openCaller = (
  port: number,
  heard: { readonly answer: () => void; readonly fail: (error: Error) => void },
): Socket => {
  const buffer = Buffer.alloc(answerBytesMost)
  let earlier: Buffer | null = null
  const callback = (length: number): boolean => {
    const now = buffer.subarray(0, length)
    const bytes = earlier === null ? now : Buffer.concat([earlier, now])
    const answer = endOfAnswer(bytes)
    earlier = answer === null ? Buffer.from(bytes) : null
    if (answer === null) return true
    if (answer.status === 200) heard.answer()
    else heard.fail(new Error(`a call answered HTTP ${answer.status}: ${bytes.toString('utf8')}`))
    return true
  }
  const socket = connect({ host: '127.0.0.1', port, onread: { buffer, callback } })
  socket.on('error', heard.fail)
  return socket
}

/** Sends each request once over a few keep-alive connections; returns calls per second. */
export const runLoad = async (
  port: number,
  requests: readonly Buffer[],
  connections: number,
): Promise<number> => {
  let next = 0
  const started = performance.now()
  const worker = (): Promise<void> =>
    new Promise((done, fail) => {
      const send = (): void => {
        const request = requests[next++]
        if (request === undefined) socket.end(done)
        else socket.write(request)
      }
      const socket = openCaller(port, { answer: send, fail })
      socket.on('connect', send)
    })
  await Promise.all(Array.from({ length: connections }, worker))
  return (requests.length / (performance.now() - started)) * 1_000
}
