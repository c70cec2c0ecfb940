import { BlockList, isIP } from 'node:net'
import { ConfigFault } from './read-value.ts'

/** Whether an address is one of those of a setting. */
export type Networks = (address: string) => boolean

/** Reads a setting of addresses and networks: `10.0.0.0/8,2001:db8::7`. */
export const readNetworks = (name: string, given: string): Networks => {
  const list = new BlockList()
  for (const entry of given.split(',').map((part) => part.trim())) {
    const [network = '', bits] = entry.split('/')
    const family = isIP(network)
    const most = family === 6 ? 128 : 32
    const length = bits === undefined ? most : Number(bits)
    if (family === 0 || !Number.isInteger(length) || length < 0 || length > most)
      throw new ConfigFault(
        `${name} has "${entry}"; it takes addresses and networks like 10.0.0.0/8`,
      )
    list.addSubnet(network, length, family === 6 ? 'ipv6' : 'ipv4')
  }
  return (address) =>
    isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}
