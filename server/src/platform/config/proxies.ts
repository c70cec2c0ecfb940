import { BlockList, isIP } from 'node:net'
import { isLoopbackHost, isNonPublicIp } from './non-public.ts'
import { ConfigFault, number } from './read-value.ts'

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

const listOf = (given: string): BlockList => {
  const list = new BlockList()
  for (const entry of given.split(',').map((part) => part.trim())) {
    const [network = '', bits] = entry.split('/')
    const family = isIP(network)
    const most = family === 6 ? 128 : 32
    const length = bits === undefined ? most : Number(bits)
    if (family === 0 || !Number.isInteger(length) || length < 0 || length > most)
      throw new ConfigFault(
        `TRUST_PROXY_FROM has "${entry}"; it takes addresses and networks like 10.0.0.0/8`,
      )
    list.addSubnet(network, length, family === 6 ? 'ipv6' : 'ipv4')
  }
  return list
}

/** `TRUST_PROXY` counts the proxies; `TRUST_PROXY_FROM` lists their addresses, by default private ones. */
export const readProxies = (
  env: NodeJS.ProcessEnv,
  { mode, siteUrl }: { mode: 'demo' | 'live'; siteUrl: string },
): ProxyConfig => {
  const hops = Math.trunc(number('TRUST_PROXY', env['TRUST_PROXY'], 0, 0, 10))
  const given = env['TRUST_PROXY_FROM'] ?? ''
  const list = given === '' ? null : listOf(given)
  const siteHost = URL.canParse(siteUrl) ? new URL(siteUrl).hostname : ''
  return {
    hops,
    isTrusted: (address) =>
      hops > 0 &&
      (list === null
        ? isNonPublicIp(address)
        : isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')),
    loopbackIsLocal: mode === 'demo' && hops === 0 && isLoopbackHost(siteHost),
  }
}
