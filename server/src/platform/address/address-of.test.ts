import { expect, it } from 'vitest'
import { readProxies } from '../config/proxies.ts'
import { addressOf, unknownAddress } from './address-of.ts'

const proxiesOf = (hops: string) =>
  readProxies({ TRUST_PROXY: hops }, { mode: 'demo', siteUrl: 'http://localhost:3000' })

/** The address of a direct connection. */
const near = (remoteAddress: string): string =>
  addressOf({ httpVersion: '1.1', headers: {}, socket: { remoteAddress } }, proxiesOf('0'))

/** The address that a proxy at this machine tells. */
const told = (address: string): string => {
  const headers = { 'x-forwarded-for': address }
  const socket = { remoteAddress: '::ffff:127.0.0.1' }
  return addressOf({ httpVersion: '1.1', headers, socket }, proxiesOf('1'))
}

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:192.0.2.1', '192.0.2.1'],
  ['::ffff:c000:201', '192.0.2.1'],
  ['0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1'],
  ['2001:DB8:0:0:0::0001', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
])('%s is spelled %s', (spelled, plain) => {
  expect([near(spelled), told(spelled)]).toEqual([plain, plain])
})

it.each(['::ffff:7f00:1', '0:0:0:0:0:0:0:1', '::ffff:127.0.0.1', '127.0.0.1'])(
  '%s is a loopback address, which no proxy may tell',
  (spelled) => {
    expect(told(spelled)).toBe(unknownAddress)
  },
)
