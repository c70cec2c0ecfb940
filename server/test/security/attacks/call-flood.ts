import { builtCalls } from '@xinghe/contract/calls.ts'
import { startSite } from '../../site.ts'
import type { Attack } from '../attack.ts'

const addressIs = (at: number): string => `203.0.113.${at + 1}`

/** One address spreads its calls over all paths, so that it stays below the limit of each. */
export const attack: Attack = {
  item: 'floods',
  title:
    'no address makes more calls than its budget, over whatever paths, nor has keys agreed for more',
  async run({ form }) {
    const [budget, addresses] = form === 'short' ? [60, 1] : [3_000, 3]
    const site = await startSite({
      RATE_FACTOR: '1',
      TRUST_PROXY: '1',
      CALLS_PER_ADDRESS: String(budget),
    })
    const { keyRing } = site.platform
    const agreement = keyRing.agreement.bind(keyRing)
    let agreed = 0
    keyRing.agreement = (header) => {
      agreed += 1
      return agreement(header)
    }
    const paths = builtCalls.filter(({ method }) => method === 'POST')
    const breaches: string[] = []
    for (let at = 0; at < addresses; at += 1) {
      const ip = addressIs(at)
      const call = (turn: number) =>
        site.call(paths[turn % paths.length] ?? { path: '/', method: 'POST' }, {}, { ip })
      for (let turn = 0; turn < budget; turn += 1) await call(turn)
      agreed = 0
      for (let turn = 0; turn < paths.length; turn += 1) {
        const { status_code: code } = await call(turn)
        if (code !== 6011) breaches.push(`${paths[turn]?.path ?? ''} answered ${code}`)
      }
      if (agreed > 0) breaches.push(`keys were agreed for ${agreed} calls over the budget`)
    }
    await site.close()
    return { tried: `${addresses * (budget + paths.length)} calls`, breaches }
  },
}
