import { playSeason, type SeasonPlan } from './play-season.ts'
import { openSeasonHouse } from './season-house.ts'
import type { SeasonWorldOptions } from './season-world.ts'

/** The message to a process that plays or continues a season. */
export interface SeasonOrder {
  readonly databaseUrl: string
  readonly plan: SeasonPlan
  readonly played: SeasonWorldOptions['played']
  readonly from: number
}

const { databaseUrl, plan, played, from } = JSON.parse(process.argv[2] ?? '{}') as SeasonOrder
// The parent process has ended, so this one ends too.
process.on('disconnect', () => process.exit(1))

const house = await openSeasonHouse(databaseUrl, { seed: plan.seed, played, begin: plan.begin })
await playSeason(house, plan, from, (step) => process.send?.(step))
await house.close()
process.exit(0)
