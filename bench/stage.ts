import { buildWeb } from '../tools/web-build.ts'
import { startBenchSite } from './bench-site.ts'
import type { Bench } from './bench.ts'
import { logInBettor } from './board-page.ts'
import { stagedFishing } from './stage-fishing.ts'
import { measureStage } from './stage-page.ts'
import { stagedSlots } from './stage-slots.ts'
import { weighStage } from './stage-weight.ts'

const root = new URL('..', import.meta.url).pathname

/** Goals in gzipped kilobytes. */
const goals: Readonly<Record<string, number>> = {
  list: 30,
  /** With what many later pages share. */
  page: 40,
  stage: 175,
  gem: 40,
  koi: 40,
  fly: 40,
  drg: 40,
  fishing: 40,
}

export const stage: Bench = {
  what: 'The stage of the games: script per frame on a slow phone while reels turn and while fish are shot at, and the weight of its parts.',
  async run() {
    await buildWeb(root)
    const weights = await weighStage(`${root}web/dist`)
    const weighed = Array.from(weights, ([label, value]) => ({
      label,
      value,
      goal: { atMost: goals[label] ?? 0 },
      unit: ' kB',
    }))
    const site = await startBenchSite({ WIRE_ENCRYPTION: 'off' })
    try {
      const loggedIn = await logInBettor(site)
      return [
        ...(await measureStage(site, loggedIn, stagedSlots)),
        ...(await measureStage(site, loggedIn, stagedFishing)),
        ...weighed,
      ]
    } finally {
      await site.stop()
    }
  },
}
