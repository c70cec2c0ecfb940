import { BlockList, isIP } from 'node:net'

/** Networks whose addresses name nobody on the internet: this machine, private and reserved ranges. */
const networks: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['::', 128],
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
]

const list = new BlockList()
for (const [network, bits] of networks)
  list.addSubnet(network, bits, network.includes(':') ? 'ipv6' : 'ipv4')

/** Whether an IP address is not one of the public internet. Mapped IPv4 addresses count as IPv4. */
export const isNonPublicIp = (ip: string): boolean => {
  const mapped = /^::ffff:(.+)$/i.exec(ip)?.[1]
  const address = mapped !== undefined && isIP(mapped) === 4 ? mapped : ip
  const family = isIP(address)
  return family !== 0 && list.check(address, family === 6 ? 'ipv6' : 'ipv4')
}

/** Names that no public name server answers for. */
const localName = /^[^.]+$|\.(localhost|local|internal|lan|home\.arpa)$/

/** Whether the host of a URL lies inside a private network, as far as its text tells. */
export const isNonPublicHost = (hostname: string): boolean => {
  const host = hostname
    .replace(/^\[(.+)\]$/, '$1')
    .replace(/\.$/, '')
    .toLowerCase()
  return isIP(host) === 0 ? localName.test(host) : isNonPublicIp(host)
}

/** Whether the host of a URL is this machine. */
export const isLoopbackHost = (hostname: string): boolean => {
  const host = hostname.replace(/^\[(.+)\]$/, '$1').toLowerCase()
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))
}
