import { isIPv6 } from 'node:net'

const mapped = /^::ffff:([0-9a-f]+):([0-9a-f]+)$/

/** The four numbers of an IPv4 address whose halves are written in hexadecimal. */
const dotted = (halves: readonly string[]): string =>
  halves
    .map((half) => Number.parseInt(half, 16))
    .map((half) => `${half >> 8}.${half & 0xff}`)
    .join('.')

/**
 * An address as it is compared and counted: lists of addresses must not be passed by another spelling. A mapped
 * IPv4 address is IPv4, which is how a socket that listens for both families names its callers.
 */
export const plainAddress = (address: string): string => {
  if (!address.includes(':')) return address
  // Without the zone, which names an interface of this machine.
  const [bare = ''] = address.split('%')
  if (!isIPv6(bare)) return address
  // Parsed as the host of a URL: that is far cheaper than `net.SocketAddress`.
  const spelled = new URL(`http://[${bare}]`).hostname.slice(1, -1)
  const halves = mapped.exec(spelled)
  return halves === null ? spelled : dotted(halves.slice(1))
}
