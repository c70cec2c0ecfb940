import type { Locator, Page } from '@playwright/test'
import { expect } from './expect.ts'
import { gameName } from '@xinghe/rules/games/house/game.ts'
import { periodAt, periodOf } from '@xinghe/rules/games/shared/calendar.ts'
import type { TableCode } from '@xinghe/rules/games/tables/table-game.ts'
import { tableOf } from '@xinghe/rules/games/tables/tables.ts'
import { patient } from '../../tools/machine-speed.ts'
import type { Site } from './site.ts'
import { open } from './visit.ts'

const felt = (page: Page): Locator => page.getByRole('group', { name: '投注区' })

/** A place of the felt, by the beginning of its label. */
export const spot = (page: Page, name: string): Locator =>
  felt(page).getByRole('button', { name: new RegExp(`^${name}，`) })

export const ownBets = (page: Page): Locator => page.getByRole('region', { name: '我的注单' })

/** Of the 珠盘路: how many rounds it shows. */
export const beads = async (page: Page): Promise<number> => {
  const label = await page.getByRole('img', { name: /^珠盘路/ }).getAttribute('aria-label')
  return Number(/共 (\d+) 格/.exec(label ?? '')?.[1] ?? 0)
}

/** Waits until the table runs: a new site draws its history first. */
export const openTable = async (page: Page, site: Site, code: TableCode): Promise<void> => {
  await open(page, site, `/dz/game?g=${code}`)
  await expect(page.getByRole('heading', { level: 1, name: gameName(code) })).toBeVisible()
  await expect(felt(page)).toBeVisible({ timeout: patient(60_000) })
}

/** The clock of the page may be behind for so long that no slow machine is late for a round. */
const spareRounds = 2

/**
 * Moves the server's clock to the opening of a round. The page's clock stays behind, so that the page takes
 * bets for longer; answers by how much. For `withStoppedClock`, so that the server takes them too.
 */
export const nextRound = async (page: Page, site: Site, code: TableCode): Promise<number> => {
  const clock = tableOf(code)
  const { opensAt, name } = periodOf(clock, periodAt(clock, site.now()).number + spareRounds)
  const behindMs = opensAt - site.now()
  await site.advance(behindMs)
  await expect(page.getByText(`第${name}局`)).toBeVisible({ timeout: patient(30_000) })
  return behindMs
}

/** The bets of a member on live tables, the oldest first. */
export const betsOf = (site: Site, memberName: string) => site.query<
  { play: string; stake: bigint; payout: bigint | null; round: bigint }[]
>`
  select choice ->> 'play' as play, stake, payout, round_id as round
  from game_bet b join member m on m.id = b.member_id
  where m.name = ${memberName} order by b.id`
