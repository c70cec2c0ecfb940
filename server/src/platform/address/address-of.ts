import { isIP } from 'node:net'
import { isLoopback } from '@xinghe/rules/account/region.ts'
import { isLoopbackHost } from '../config/non-public.ts'
import type { ProxyConfig } from '../config/proxies.ts'
import { plainAddress } from './plain-address.ts'

/** The address of a caller whose proxy did not tell it. Region checks do not open for it. */
export const unknownAddress = '0.0.0.0'

interface Incoming {
  readonly httpVersion: string
  readonly socket: { readonly remoteAddress?: string | undefined }
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

/** Headers that proxies add and browsers do not. */
const proxyHeaders = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'x-forwarded-server',
  'x-real-ip',
  'x-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
  'forwarded',
  'via',
]

/** Without the port. */
const hostOf = (header: string): string => header.replace(/:\d+$/, '')

/** A person at this machine names it in the address bar; proxies of older defaults speak HTTP/1.0. */
const isDirect = ({ headers, httpVersion }: Incoming): boolean =>
  httpVersion !== '1.0' &&
  typeof headers.host === 'string' &&
  isLoopbackHost(hostOf(headers.host)) &&
  proxyHeaders.every((name) => headers[name] === undefined)

const toldBy = ({ headers }: Incoming, hops: number): string => {
  const forwarded = headers['x-forwarded-for']
  if (typeof forwarded !== 'string') return unknownAddress
  const heard = forwarded
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
  const told = plainAddress(heard.at(-Math.min(hops, heard.length)) ?? '')
  return isIP(told) === 0 || isLoopback(told) ? unknownAddress : told
}

/**
 * The caller's address. Of a trusted proxy it is the one that the proxy tells. A loopback address is
 * returned only for a person at this machine: anybody may stand behind a proxy that tells nothing.
 */
export const addressOf = (incoming: Incoming, proxies: ProxyConfig): string => {
  const nearest = plainAddress(incoming.socket.remoteAddress ?? unknownAddress)
  if (proxies.isTrusted(nearest)) return toldBy(incoming, proxies.hops)
  if (!isLoopback(nearest)) return nearest
  return proxies.loopbackIsLocal && isDirect(incoming) ? nearest : unknownAddress
}
