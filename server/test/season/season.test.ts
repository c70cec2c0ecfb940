import { afterAll, describe, expect, it } from 'vitest'
import { instant } from '@xinghe/rules/base/instant.ts'
import { seededRng } from '@xinghe/rules/base/rng.ts'
import { freshDatabase } from '../database.ts'
import { checkSeason, type SeasonReport } from './check-season.ts'
import { killSeason } from './kill-season.ts'
import { playSeason, stepsOf, type SeasonPlan } from './play-season.ts'
import { fillSeasonMembers, openSeasonHouse } from './season-house.ts'

const begin = instant(Date.parse('2026-11-15T04:00:00Z'))
const played = ['esports', 'snooker', 'football'] as const
const planOf = (name: string, hours: number): SeasonPlan => ({
  name,
  hours,
  seed: 5,
  begin,
  members: 40,
  busy: 40,
  board: 10,
  stepMinutes: 15,
  windDownHours: 1,
})

const databases: Awaited<ReturnType<typeof freshDatabase>>[] = []
afterAll(() => Promise.all(databases.map((database) => database.close())))

const emptySeason = async (plan: SeasonPlan) => {
  const database = await freshDatabase()
  databases.push(database)
  await fillSeasonMembers(database, plan.name, plan.members)
  return database
}

const playOn = async (url: string, plan: SeasonPlan, from: number): Promise<void> => {
  const house = await openSeasonHouse(url, { seed: plan.seed, played, begin })
  await playSeason(house, plan, from)
  await house.close()
}

const play = async (plan: SeasonPlan): Promise<SeasonReport> => {
  const { url, sql } = await emptySeason(plan)
  await playOn(url, plan, 0)
  return checkSeason(sql)
}

describe('a short season', () => {
  it('settles or cashes out every bet once, to the fen, and the same seed gives the same ledger', async () => {
    const first = await play(planOf('first', 1.25))
    expect(first.faults).toEqual([])
    expect(first.settled).toBeGreaterThan(150)
    for (const many of [first.combinations, first.inPlay, first.corrected])
      expect(many).toBeGreaterThan(10)
    for (const many of [first.cashOuts.accepted, first.cashOuts.refused, first.cashOuts.inPlay])
      expect(many).toBeGreaterThan(5)
    expect(await play(planOf('second', 1.25))).toEqual(first)
  })

  it('has no fault when the process is killed at random moments', async () => {
    const plan = planOf('killed', 0.75)
    const { url, sql } = await emptySeason(plan)
    const order = { databaseUrl: url, plan, played, from: 0 }
    const from = await killSeason(order, seededRng(9), { kills: 1, withinMs: 400 })
    expect(from).toBeLessThan(stepsOf(plan))
    await playOn(url, plan, from)
    const { faults, settled } = await checkSeason(sql)
    expect(faults).toEqual([])
    expect(settled).toBeGreaterThan(50)
  })
})
