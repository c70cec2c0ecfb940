import type { Page } from '@playwright/test'
import type { Site } from './site.ts'
import type { Visit } from './visit.ts'

/** The simulated world takes a while to be told after a start. */
const patienceMs = 60_000

const openBook = (page: Page, site: Site, search: string): Promise<unknown> =>
  page.goto(`${site.address}/game/sport/crty?${search}`)

const board =
  (search: string): Visit =>
  async (page, site) => {
    await openBook(page, site, search)
    await page.locator('[data-price]').first().waitFor({ timeout: patienceMs })
  }

const match =
  (sport: string): Visit =>
  async (page, site) => {
    await board(`show=RB&sport=${sport}`)(page, site)
    await page.getByTitle('所有玩法').first().click()
    await page.getByRole('button', { name: '返回赛事列表' }).waitFor()
    await page.locator('[data-price]').first().waitFor()
  }

/** The board under every heading and menu, matches of several sports, and the results; of a member. */
export const sportPictures: Readonly<Record<string, Visit>> = {
  'board-running': board('show=RB&sport=ALL'),
  'board-today': board('show=FT&sport=FT'),
  'board-half': board('show=FT&sport=FT&menu=half'),
  'board-scores': board('show=FT&sport=FT&menu=PD'),
  'board-goals': board('show=FT&sport=FT&menu=T'),
  'board-half-full': board('show=FT&sport=FT&menu=F'),
  'board-corners': board('show=FT&sport=FT&menu=corners'),
  'board-early': board('show=FU&sport=FT'),
  'board-champions': board('show=FS&sport=ALL'),
  'board-basketball': board('show=FT&sport=BK'),
  'match-football': match('FT'),
  'match-virtual': match('VF'),
  'match-tennis': match('TN'),
  results: async (page, site) => {
    await openBook(page, site, 'show=FT&page=results')
    await page.getByRole('region', { name: '赛果' }).waitFor()
  },
}
