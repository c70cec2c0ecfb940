import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { later, secondMs, type Instant } from '@xinghe/rules/base/instant.ts'
import type { RailName } from '@xinghe/rules/wallet/rails.ts'
import { messageAgeMs, signedHeaders } from '../../../../platform/signing/signed-message.ts'
import type { PlayedPayment } from './played-payment.ts'

const patienceMs = 10 * secondMs

/** The address of this process on this machine. */
const ownUrl = (server: FastifyInstance): string => {
  const { address, family, port } = server.server.address() as AddressInfo
  const host = address === '0.0.0.0' || address === '::' ? '127.0.0.1' : address
  return `http://${family === 'IPv6' && host !== '127.0.0.1' ? `[${host}]` : host}:${port}`
}

/** Sends a signed callback over HTTP as a provider does; returns status and text of the answer. */
export const sendCallback = async (
  server: FastifyInstance,
  secret: string,
  rail: RailName,
  { payment, signing }: PlayedPayment,
  now: Instant,
): Promise<{ status: number; result: string }> => {
  const body = Buffer.from(JSON.stringify(payment))
  const at = signing === 'stale' ? later(now, -2 * messageAgeMs) : now
  const key = signing === 'forged' ? `${secret} of another` : secret
  const response = await fetch(`${ownUrl(server)}/fd/callback/${rail}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...signedHeaders(key, at, body),
    },
    body,
    signal: AbortSignal.timeout(patienceMs),
  })
  const answer = (await response.json()) as { result?: unknown }
  return { status: response.status, result: String(answer.result) }
}
