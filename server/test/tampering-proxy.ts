import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** An answer on its way back. */
export interface PassedAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

interface PassedRequest {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  /** Asks the real server. */
  readonly pass: () => Promise<PassedAnswer>
}

export interface TamperingProxy {
  readonly url: string
  /** Where requests are passed on to; set before the first one comes. */
  target: string
  /** Answers each request; passes it on, changes the answer, or makes one up. */
  answer: (request: PassedRequest) => Promise<PassedAnswer>
  close(): void
}

const hopHeaders = new Set([
  'connection',
  'content-length',
  'host',
  'keep-alive',
  'transfer-encoding',
])

const passedHeaders = (headers: Iterable<readonly [string, unknown]>): Record<string, string> =>
  Object.fromEntries(
    [...headers].flatMap(([name, value]) =>
      hopHeaders.has(name) ? [] : [[name, String(value)] as const],
    ),
  )

/** Somebody between the site and a partner, who reads and changes answers but knows no secret. */
export const openTamperingProxy = async (): Promise<TamperingProxy> => {
  const server = createServer((request, response) => {
    const run = async (): Promise<void> => {
      const [path, body] = [request.url ?? '', await text(request)]
      const asked = passedHeaders(Object.entries(request.headers))
      const pass = async (): Promise<PassedAnswer> => {
        const heard = await fetch(proxy.target + path, {
          method: request.method ?? 'POST',
          headers: asked,
          body,
        })
        return {
          status: heard.status,
          headers: passedHeaders(heard.headers),
          body: await heard.text(),
        }
      }
      const { status, headers, body: told } = await proxy.answer({ path, headers: asked, pass })
      response.writeHead(status, headers).end(told)
    }
    run().catch(() => void response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const proxy: TamperingProxy = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    target: '',
    answer: ({ pass }) => pass(),
    close: () => void server.close(),
  }
  return proxy
}
