import { connect } from 'node:net'

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

/** Where the first answer ends; null while it is not whole. */
export const endOfAnswer = (bytes: Buffer): { end: number; status: number } | null => {
  const head = bytes.indexOf('\r\n\r\n')
  if (head === -1) return null
  const text = bytes.toString('latin1', 0, head)
  const length = /content-length: (\d+)/i.exec(text)?.[1]
  if (length === undefined) throw new Error('an answer without a length')
  const end = head + 4 + Number(length)
  return bytes.length < end ? null : { end, status: Number(text.slice(9, 12)) }
}

/** Sends each request once over a few kept-alive connections; answers calls per second. */
export const runLoad = async (
  port: number,
  requests: readonly Buffer[],
  connections: number,
): Promise<number> => {
  let next = 0
  const started = performance.now()
  const worker = (): Promise<void> =>
    new Promise((done, fail) => {
      const socket = connect({ host: '127.0.0.1', port })
      let bytes = Buffer.alloc(0)
      const send = (): void => {
        const request = requests[next++]
        if (request === undefined) socket.end(done)
        else socket.write(request)
      }
      socket.on('connect', send)
      socket.on('error', fail)
      socket.on('data', (chunk) => {
        bytes = Buffer.concat([bytes, chunk])
        const answer = endOfAnswer(bytes)
        if (answer === null) return
        if (answer.status !== 200)
          fail(new Error(`a call answered HTTP ${answer.status}: ${bytes.toString('utf8')}`))
        bytes = bytes.subarray(answer.end)
        send()
      })
    })
  await Promise.all(Array.from({ length: connections }, worker))
  return (requests.length / (performance.now() - started)) * 1_000
}
