import type { Page } from '@playwright/test'
import {
  actionGroup,
  deal,
  dealOpenHand,
  openTable,
  roundTotal,
  waitForDeal,
} from './card-table.ts'
import type { Site } from './site.ts'
import type { Visit } from './visit.ts'

/** Takes each action once it is on offer, to the end of the round. */
const act = async (page: Page, ...actions: readonly string[]): Promise<void> => {
  for (const action of actions)
    await actionGroup(page).getByRole('button', { name: action }).click()
  await roundTotal(page).waitFor()
}

const dealAt =
  (code: string): Visit =>
  async (page: Page, site: Site) => {
    await waitForDeal(site)
    await openTable(page, site, code)
    await deal(page)
  }

/** The tables of the card room: before a stake, with an open hand, and at the end of a round. */
export const cardPictures: Readonly<Record<string, Visit>> = {
  'cards-blackjack': (page, site) => openTable(page, site, 'BJ'),
  'cards-blackjack-hand': dealOpenHand,
  'cards-blackjack-over': async (page) => {
    if (await page.getByRole('button', { name: '不买' }).isVisible()) await page.keyboard.press('n')
    if (!(await roundTotal(page).isVisible())) await act(page, '停牌')
  },
  'cards-blackjack-rules': async (page) => {
    await page.getByRole('button', { name: '规则' }).click()
    await page.getByRole('dialog').getByText('理论返还率').waitFor()
  },
  'cards-niuniu': dealAt('NN'),
  'cards-zhajinhua-hand': dealAt('ZJH'),
  'cards-zhajinhua-over': (page) => act(page, '看牌', '跟注'),
}
