import { register } from '@xinghe/contract/account.ts'
import { openBareProxy } from '../../bare-proxy.ts'
import { startSite, type TestSite } from '../../site.ts'
import { goodPassword, md5, noProof } from '../../visitor.ts'
import { wireClient } from '../../wire-client.ts'
import type { Attack } from '../attack.ts'

const doors = ['/metrics', '/sandbox/outbox', '/sandbox/venue']

/** Settings of published sites. */
const sites: readonly Readonly<Record<string, string>>[] = [
  { TRUST_PROXY: '1' },
  { SITE_URL: 'https://site.example' },
  { TRUST_PROXY: '1', SITE_URL: 'https://site.example' },
]

/** What a visitor of the proxy may send to pass for somebody at the machine. */
const disguises: readonly Readonly<Record<string, string>>[] = [
  {},
  { 'x-forwarded-for': '127.0.0.1' },
  { 'x-forwarded-for': '::1, 127.0.0.1' },
  { 'x-real-ip': '127.0.0.1' },
  { forwarded: 'for=127.0.0.1' },
]

const openDoors = async (url: string, headers: Readonly<Record<string, string>>) => {
  const answers = await Promise.all(
    doors.map(async (path) => ((await fetch(url + path, { headers })).ok ? [path] : [])),
  )
  return answers.flat()
}

/** From a region of unknown address a registration must be refused for the region. */
const registers = async (
  site: TestSite,
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<boolean> => {
  const client = await wireClient(url, () => site.platform.clock.now())
  const password = md5(goodPassword)
  const input = { name: 'thief001', password, secondPassword: password, ...noProof }
  const rest = { domain: 'localhost', rCode: '', iCode: '' }
  const { data } = await client.call(register, { ...input, ...rest }, { headers })
  return data.refusal !== 'region-limited'
}

/** A proxy on the machine of the site passes everybody on and tells no address. */
export const attack: Attack = {
  item: 'loopback',
  title: 'nobody behind a proxy that tells no address passes for somebody at the machine',
  async run({ form }) {
    const breaches: string[] = []
    let tried = 0
    for (const env of form === 'short' ? sites.slice(0, 1) : sites) {
      const site = await startSite({ WIRE_ENCRYPTION: 'off', ...env })
      for (const host of [undefined, 'localhost', 'site.example']) {
        const proxy = await openBareProxy(site.url, host)
        for (const headers of disguises) {
          tried += doors.length + 1
          const where = `${JSON.stringify(env)} with ${JSON.stringify({ host, ...headers })}`
          for (const door of await openDoors(proxy.url, headers))
            breaches.push(`${door} opens: ${where}`)
          if (await registers(site, proxy.url, headers))
            breaches.push(`the region check opens: ${where}`)
        }
        await proxy.close()
      }
      await site.close()
    }
    return { tried: `${tried} requests`, breaches }
  },
}
