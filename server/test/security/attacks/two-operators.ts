import { runCommand } from '../../run-command.ts'
import { secondSite } from '../../second-site.ts'
import { startSite, type TestSite } from '../../site.ts'
import type { Attack } from '../attack.ts'

/** An operator raises the number they look at by one; null, or the refusal. */
const raise = async ({ platform }: TestSite): Promise<string | null> => {
  const { withdrawalsPerDay } = platform.settings.get('cashier')
  const fields = JSON.stringify({ withdrawalsPerDay: withdrawalsPerDay + 1 })
  const seen = String(platform.settings.version('cashier'))
  return runCommand(platform, 'set', 'cashier', fields, '--version', seen).then(
    () => null,
    (error: unknown) => String(error),
  )
}

/** Four operators at two processes look at the same number and change it at the same moment. */
export const attack: Attack = {
  item: 'settings',
  title: 'no operator undoes a change that they have not seen',
  async run({ form }) {
    const rounds = form === 'short' ? 10 : 250
    const first = await startSite()
    const second = await secondSite(first)
    const sites = [first, first, second, second]
    await first.platform.settings.set('cashier', { withdrawalsPerDay: 0 })
    const breaches: string[] = []
    for (let round = 1; round <= rounds; round += 1) {
      for (const { platform } of [first, second]) await platform.settings.reload()
      const outcomes = await Promise.all(sites.map(raise))
      const refusals = outcomes.filter((outcome) => outcome !== null)
      const taken = outcomes.length - refusals.length
      if (taken !== 1) breaches.push(`${taken} changes of one version were taken`)
      const silent = refusals.find(
        (refusal) => !refusal.includes(`changed since: withdrawalsPerDay = ${round}`),
      )
      if (silent !== undefined) breaches.push(`a refusal does not say what changed: ${silent}`)
    }
    await first.platform.settings.reload()
    const lost = rounds - first.platform.settings.get('cashier').withdrawalsPerDay
    if (lost !== 0) breaches.push(`${lost} changes were undone`)
    await second.close()
    await first.close()
    return { tried: `${rounds * sites.length} changes`, breaches }
  },
}
