import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Platform } from '../src/platform/parts.ts'

export interface ProviderAnswer {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** A signed answer as a provider makes it, written without the code of the site. */
export const providerAnswer = (
  secret: string,
  atMs: number,
  fields: Readonly<Record<string, unknown>>,
): ProviderAnswer => {
  const body = JSON.stringify(fields)
  const keyId = createHash('sha256').update(`key-id ${secret}`).digest('hex').slice(0, 16)
  return {
    headers: {
      'x-timestamp': String(atMs),
      'x-key-id': keyId,
      'x-signature': createHmac('sha256', secret).update(`${atMs}.${body}`).digest('hex'),
    },
    body,
  }
}

/** The platform of a site whose payouts go to this provider. */
export const payingThrough = <Parts extends Pick<Platform, 'config'>>(
  platform: Parts,
  { url, secret }: { readonly url: string; readonly secret: string },
) => ({
  ...platform,
  config: {
    ...platform.config,
    payout: { adapter: 'http', url, secret, oldSecret: null } as const,
  },
})

export interface HeardRequest {
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

/** A provider of payouts or rails over HTTP whose answers the test makes; null cuts the connection. */
export const openProvider = async (
  answer: (request: HeardRequest) => ProviderAnswer | null | Promise<ProviderAnswer>,
): Promise<{ url: string; close(): void }> => {
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const body = Buffer.concat(parts).toString()
      const asked = { path: request.url ?? '', headers: request.headers, body }
      void Promise.resolve(answer(asked)).then((made) => {
        if (made === null) return response.destroy()
        return response
          .writeHead(200, { 'content-type': 'application/json', ...made.headers })
          .end(made.body)
      })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  }
}
