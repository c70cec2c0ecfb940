import type { Page } from '@playwright/test'
import { isPhone } from './book-pages.ts'
import { firstMatch, openBook } from './sport-pictures.ts'
import type { Visit } from './visit.ts'

const tab =
  (name: string): Visit =>
  (page) =>
    page.getByRole('tablist', { name: '赛事内容' }).getByRole('tab', { name }).click()

const bell = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^设置到价提醒/ })
    .first()

const fillTarget = async (page: Page, price: string): Promise<void> => {
  await bell(page).click()
  const form = page.getByRole('dialog', { name: '到价提醒' })
  await form.getByLabel(/^目标赔率/).fill(price)
}

const openAlerts: Visit = async (page, site) => {
  await openBook(page, site, 'show=FT&sport=FT')
  if (isPhone(page)) {
    await page.getByRole('button', { name: '更多', exact: true }).click()
    await page.getByRole('menuitem', { name: '赛事提醒' }).click()
  } else {
    await page.getByRole('tab', { name: '目录' }).click()
    await page.getByRole('button', { name: '赛事提醒' }).click()
  }
  await page.getByRole('region', { name: '已设置的到价提醒' }).getByRole('listitem').waitFor()
}

const addMatch = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: '添加赛事' }).click()
  const choices = page.getByRole('dialog', { name: '选择滚球赛事' })
  await choices.getByRole('listitem').first().getByRole('button').click()
  await choices.waitFor({ state: 'hidden' })
}

/** What a member reads of a match before it begins, the prices that they wait for, and matches side by side. */
export const matchPictures: Readonly<Record<string, Visit>> = {
  'preview-form': async (page, site) => {
    await firstMatch('show=FT&sport=FT')(page, site)
    await tab('近期战绩')(page, site)
  },
  'preview-meetings': tab('历史交锋'),
  'preview-table': tab('积分榜'),
  'preview-line-ups': tab('阵容'),
  'price-history': async (page, site) => {
    await firstMatch('show=RB&sport=VF')(page, site)
    await page
      .getByRole('main')
      .getByRole('button', { name: /赔率走势$/ })
      .first()
      .click()
    await page.getByRole('img', { name: /赔率走势，/ }).scrollIntoViewIfNeeded()
  },
  'target-form': async (page, site) => {
    await firstMatch('show=FT&sport=FT')(page, site)
    await fillTarget(page, '9.5')
  },
  'target-fault': async (page) => {
    const form = page.getByRole('dialog', { name: '到价提醒' })
    await form.getByLabel(/^目标赔率/).fill('')
    await form.getByRole('button', { name: '设置提醒' }).click()
    await form.getByText('请输入有效的赔率').waitFor()
  },
  'alerts-dialog': async (page, site) => {
    const form = page.getByRole('dialog', { name: '到价提醒' })
    await form.getByLabel(/^目标赔率/).fill('9.5')
    await form.getByRole('button', { name: '设置提醒' }).click()
    await form.waitFor({ state: 'hidden' })
    await openAlerts(page, site)
  },
  'side-by-side-empty': async (page, site) => {
    await openBook(page, site, 'show=RB&sport=ALL&page=multi')
    await page.getByText('还没有选择赛事').waitFor()
  },
  'side-by-side-choose': async (page) => {
    await page.getByRole('button', { name: '添加赛事' }).click()
    await page.getByRole('dialog').getByRole('listitem').first().waitFor()
  },
  'side-by-side-two': async (page) => {
    await page.keyboard.press('Escape')
    for (const _ of [1, 2]) await addMatch(page)
    await page.getByRole('region', { name: /^第 2 场/ }).waitFor()
  },
  'side-by-side': async (page) => {
    for (const _ of [3, 4]) await addMatch(page)
    await page.getByRole('region', { name: /^第 4 场/ }).waitFor()
    await page.evaluate(() => scrollTo(0, 0))
  },
}
