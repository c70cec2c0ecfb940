import { get } from 'node:http'

/** Tries to open a socket; the HTTP status that refused it, or null where it was opened. */
export const statusOfSocket = (
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<number | null> =>
  new Promise((resolve, reject) => {
    const handshake = {
      connection: 'upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'MDEyMzQ1Njc4OWFiY2RlZg==',
    }
    const request = get(url, { headers: { ...handshake, ...headers }, agent: false })
    request.on('upgrade', (_, socket) => {
      socket.destroy()
      resolve(null)
    })
    request.on('response', (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    request.on('error', reject)
  })
