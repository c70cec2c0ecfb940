import { readNetworks } from './networks.ts'
import { isLoopbackHost, isNonPublicIp } from './non-public.ts'
import { number } from './read-value.ts'

/** Which connections come from proxies in front of the site, and whether one of this machine is a person. */
export interface ProxyConfig {
  /**
   * Number of proxies in front: the address is that many entries from the right of `x-forwarded-for`.
   */
  readonly hops: number
  /** Whether `x-forwarded-for` of a connection from this address is believed. */
  readonly isTrusted: (address: string) => boolean
  /**
   * Whether a loopback connection is a person at this machine: only in a demo that nobody published, with
   * no proxy in front and a `SITE_URL` of this machine.
   */
  readonly loopbackIsLocal: boolean
}

/** `TRUST_PROXY` counts the proxies; `TRUST_PROXY_FROM` lists their addresses, by default private ones. */
export const readProxies = (
  env: NodeJS.ProcessEnv,
  { mode, siteUrl }: { mode: 'demo' | 'live'; siteUrl: string },
): ProxyConfig => {
  const hops = Math.trunc(number('TRUST_PROXY', env['TRUST_PROXY'], 0, 0, 10))
  const given = env['TRUST_PROXY_FROM'] ?? ''
  const isProxy = given === '' ? isNonPublicIp : readNetworks('TRUST_PROXY_FROM', given)
  const siteHost = URL.canParse(siteUrl) ? new URL(siteUrl).hostname : ''
  return {
    hops,
    isTrusted: (address) => hops > 0 && isProxy(address),
    loopbackIsLocal: mode === 'demo' && hops === 0 && isLoopbackHost(siteHost),
  }
}
