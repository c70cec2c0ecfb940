import type { Locator, Page } from '@playwright/test'
import type { Site } from './site.ts'
import { open } from './visit.ts'

/** The parts of the member centre by their name in the address, each with a heading of its own. */
export const centreTabs = {
  security: '账户安全评分',
  profile: '基本资料',
  account: '账户安全',
  devices: '在线设备',
  protection: '金额限额',
} as const
export type CentreTab = keyof typeof centreTabs

export const openCentre = async (page: Page, site: Site, tab: CentreTab): Promise<void> => {
  await open(page, site, `/mine/userinfo?tab=${tab}`)
  await page.getByRole('heading', { level: 2, name: centreTabs[tab], exact: true }).waitFor()
}

/** A row of the account panel. */
export const centreRow = (page: Page, title: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: title }) })

/** Opens the form behind a row; `title` is that of its dialog. */
export const openRow = async (page: Page, row: string, title: string): Promise<Locator> => {
  await centreRow(page, row).getByRole('button').last().click()
  const dialog = page.getByRole('dialog', { name: title, exact: true })
  await dialog.waitFor()
  return dialog
}
