import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { pictureDialog, puzzleDialog } from './harness/captcha.ts'
import { expect, test } from './harness/journey.ts'
import {
  newAccount,
  openLogin,
  openRegister,
  pressDimmed,
  sendRegistration,
} from './harness/member.ts'

const editions = ['classic', 'professional'] as const

const expectAccessible = async (page: Page, screen: string): Promise<void> => {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  const told = grave.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
  )
  expect.soft(told, screen).toEqual([])
}

const publicScreens = {
  '/home': '星河',
  '/app/help/kh': /开户/,
  '/app/help/gztk': /条款/,
  '/sponsor': /合作伙伴/,
  '/download': /星河/,
  '/no/such/page': '页面不存在',
  '/game/sport': '体育赛事正在准备中',
} as const

for (const edition of editions) {
  const dress = (page: Page) =>
    page.addInitScript((value) => localStorage.setItem('edition', value), edition)

  for (const [path, heading] of Object.entries(publicScreens)) {
    test(`${path} can be used by everyone, ${edition}`, async ({ page, site }) => {
      await dress(page)
      await page.goto(site.address + path)
      await expect(page.locator('html')).toHaveAttribute('data-edition', edition)
      await expect(page.getByRole('heading', { level: 1, name: heading }).first()).toBeAttached()
      await page.waitForLoadState('networkidle')
      await expectAccessible(page, path)
    })
  }

  test(`every dialog of an account can be used by everyone, ${edition}`, async ({ page, site }) => {
    await dress(page)
    await page.goto(`${site.address}/game/sport`)
    await openLogin(page)
    await expectAccessible(page, 'login')
    await page.keyboard.press('Escape')
    const dialog = await openRegister(page)
    await expectAccessible(page, 'register')
    await pressDimmed(dialog.getByRole('button', { name: '立即注册' }))
    await expectAccessible(page, 'register with faults')
    await dialog.getByRole('button', { name: '《规则与条款》' }).click()
    const terms = page.getByRole('dialog', { name: '规则与条款', exact: true })
    await terms.getByRole('heading', { level: 3 }).first().waitFor()
    await expectAccessible(page, 'terms')
    await terms.getByRole('button', { name: '已阅读' }).click()
    await sendRegistration(dialog, newAccount())
    await puzzleDialog(page).getByRole('slider').waitFor()
    await expectAccessible(page, 'slider')
    await puzzleDialog(page).getByRole('button', { name: '换用图形验证' }).click()
    await pictureDialog(page).locator('img').waitFor()
    await expectAccessible(page, 'picture')
  })

  test(`the member centre can be used by everyone, ${edition}`, async ({ memberPage, site }) => {
    await dress(memberPage)
    await memberPage.goto(`${site.address}/mine/userinfo`)
    await memberPage.getByRole('heading', { name: '账户安全' }).waitFor()
    await memberPage.waitForLoadState('networkidle')
    await expectAccessible(memberPage, 'userinfo')
    await memberPage.getByRole('button', { name: '会员菜单' }).click()
    await memberPage.getByRole('menuitem', { name: '退出登录' }).waitFor()
    await expectAccessible(memberPage, 'member menu')
    await memberPage.goto(`${site.address}/mine/wallet`)
    await memberPage.getByRole('heading', { name: '我的钱包正在准备中' }).waitFor()
    await expectAccessible(memberPage, 'preparing, in the member centre')
  })

  test(`the maintenance page and the support dialog can be used by everyone, ${edition}`, async ({
    page,
    site,
  }) => {
    await dress(page)
    const until = new Date(Date.now() + site.aheadMs() + 3_600_000).toISOString()
    const text = '升级中'
    await site.change('maintenance', { on: true, text, until }, (info) => info.maintenance !== null)
    await page.goto(site.address)
    await page.getByRole('heading', { name: '系统维护中' }).waitFor()
    await expectAccessible(page, 'maintenance')
    await page.getByRole('button', { name: '在线客服' }).click()
    await page.getByRole('dialog', { name: '安全提示' }).waitFor()
    await expectAccessible(page, 'support')
    await site.change(
      'maintenance',
      { on: false, text, until: null },
      (info) => info.maintenance === null,
    )
  })
}
