import { randomUUID } from 'node:crypto'
import { pay } from '@xinghe/contract/wallet-deposit.ts'
import { patient } from '../../../../tools/machine-speed.ts'
import { secondSite } from '../../second-site.ts'
import { openSilentProxy } from '../../silent-proxy.ts'
import { startSite } from '../../site.ts'
import { until } from '../../until.ts'
import { walletMember } from '../../wallet-member.ts'
import type { Attack } from '../attack.ts'

/** Four seconds of beats and a reconnect. */
const closedMost = 5_000

/** The connection that hears of changes is open and silent while an operator closes deposits. */
export const attack: Attack = {
  item: 'settings',
  title: 'a setting is in force in every process, also where its notification was lost',
  async run({ form }) {
    const rounds = form === 'short' ? 1 : 5
    const first = await startSite()
    const proxy = await openSilentProxy(first.platform.config.databaseUrl)
    const second = await secondSite(first, { databaseUrl: proxy.url })
    const breaches: string[] = []
    const { token, uuid } = await walletMember(first)
    const isOpen = async (): Promise<boolean> => {
      const options = { token, uuid, requestId: randomUUID() }
      const answer = await second.call(pay, { rail: 'bank', amount: '500.00' }, options)
      return answer.data['refusal'] !== 'not-found'
    }
    const set = (deposit: 0 | 1) => first.platform.settings.set('switches', { deposit })
    for (let round = 0; round < rounds; round += 1) {
      await until('deposits are open', async () => ((await isOpen()) ? true : null))
      proxy.silence('listening')
      const closedAt = performance.now()
      await set(0)
      const mostMs = form === 'short' ? patient(closedMost) : closedMost
      await until(
        'deposits are closed',
        async () => ((await isOpen()) ? null : true),
        mostMs,
      ).catch(() => breaches.push(`deposits were taken ${mostMs} ms after they were closed`))
      if (breaches.length > 0) break
      if (performance.now() - closedAt > mostMs) breaches.push('deposits were closed late')
      await set(1)
    }
    await second.close()
    proxy.close()
    await first.close()
    return { tried: `${rounds} silent connections`, breaches }
  },
}
