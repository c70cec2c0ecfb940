import type { Page } from '@playwright/test'
import type { Site } from './site.ts'
import { openPath, type Visit } from './visit.ts'

/** The simulated world takes a while to be told after a start. */
const patienceMs = 60_000

export const openBook = (page: Page, site: Site, search: string): Promise<unknown> =>
  page.goto(`${site.address}/game/sport/crty?${search}`)

const board =
  (search: string): Visit =>
  async (page, site) => {
    await openBook(page, site, search)
    await page.locator('[data-price]').first().waitFor({ timeout: patienceMs })
  }

/** The page of the first match of a board. */
export const firstMatch =
  (search: string): Visit =>
  async (page, site) => {
    await board(search)(page, site)
    await page.getByTitle('所有玩法').first().click()
    await page.getByRole('tablist', { name: '玩法分组' }).waitFor()
  }

/** The first match in play; a sport that rests at this hour shows its empty board instead. */
const match =
  (sport: string): Visit =>
  async (page, site) => {
    await openBook(page, site, `show=RB&sport=${sport}`)
    const nothing = page.getByText(/现在没有进行中的赛事$/)
    const first = page.getByTitle('所有玩法').first()
    await nothing.or(first).waitFor({ timeout: patienceMs })
    if (await nothing.isVisible()) return
    await first.click()
    await page.getByRole('tablist', { name: '玩法分组' }).waitFor()
  }

/** The board under every heading and menu, a match of each sport, the pages and the lobby; of a member. */
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
  'board-lines': async (page, site) => {
    await board('show=FT&sport=FT')(page, site)
    await page.getByRole('button', { name: '更多盘口' }).first().click()
  },
  'board-nothing': async (page, site) => {
    await openBook(page, site, 'show=FU&sport=VF')
    await page.getByText('虚拟足球这一天还没有开出盘口').waitFor({ timeout: patienceMs })
  },
  'match-football': match('FT'),
  'match-virtual': match('VF'),
  'match-basketball': match('BK'),
  'match-tennis': match('TN'),
  'match-other': match('OP'),
  'match-snooker': match('SK'),
  'match-baseball': match('BS'),
  'match-volleyball': match('VB'),
  'match-table-tennis': match('TT'),
  'match-esports': match('ES'),
  'match-before': firstMatch('show=FT&sport=FT'),
  results: async (page, site) => {
    await openBook(page, site, 'show=FT&sport=VF&page=results')
    await page.getByRole('region', { name: '赛果' }).waitFor()
  },
  'sport-rules': async (page, site) => {
    await openBook(page, site, 'show=FT&page=rules')
    await page.getByRole('article', { name: '投注规则' }).waitFor()
  },
  'sport-lobby': openPath('/game/sport', '体育投注'),
}
