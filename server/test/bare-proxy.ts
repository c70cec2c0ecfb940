import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A reverse proxy on this machine that adds no header of its own: the site sees a loopback connection.
 * `host` replaces the Host header, as many proxies do.
 */
export const openBareProxy = async (
  target: string,
  host?: string,
): Promise<{ url: string; close(): Promise<void> }> => {
  const { hostname, port } = new URL(target)
  const pass = (incoming: IncomingMessage, response: ServerResponse): void => {
    const { method, url: path, headers } = incoming
    const passedOn = host === undefined ? headers : { ...headers, host }
    const outgoing = request({ hostname, port, method, path, headers: passedOn }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    outgoing.on('error', () => response.destroy())
    incoming.pipe(outgoing)
  }
  const server = createServer(pass)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
