import { expectAccessible } from './harness/accessible.ts'
import { pictureDialog, puzzleDialog } from './harness/captcha.ts'
import { boundMember } from './harness/cashier.ts'
import { centreTabs, openCentre, openRow, type CentreTab } from './harness/centre.ts'
import { expect, test } from './harness/journey.ts'
import {
  newAccount,
  openLogin,
  openRegister,
  pressDimmed,
  sendRegistration,
} from './harness/member.ts'
import { expectFitsPhone } from './harness/phone-width.ts'
import { memberPlaces, publicScreens } from './harness/public-screens.ts'
import { closeOtherTabs, keepLoaded, openPath, settle } from './harness/visit.ts'
import { cashierScreens } from './harness/wallet-screens.ts'

/** Row of the member centre → title of the dialog behind it. */
const centreForms = {
  profile: { 头像: '更换头像', 生日: '填写生日', 真实姓名: '完善真实姓名' },
  account: {
    手机号码: '绑定手机号码',
    电子邮箱: '绑定电子邮箱',
    登录密码: '修改登录密码',
    取款密码: '设置取款密码',
  },
} as const

test('every public screen can be used by everyone, and fits a phone', async ({ page, site }) => {
  keepLoaded(page)
  for (const [path, heading] of Object.entries(publicScreens)) {
    await openPath(path, heading)(page, site)
    await settle(page)
    await closeOtherTabs(page)
    await expectAccessible(page, path)
    await expectFitsPhone(page, path)
  }
})

test('every dialog of an account can be used by everyone', async ({ page, site }) => {
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

test('the member centre, the gate, the tour, VIP and feedback can be used by everyone, and fit a phone', async ({
  memberPage: page,
  site,
}) => {
  keepLoaded(page)
  for (const tab of Object.keys(centreTabs) as CentreTab[]) {
    await openCentre(page, site, tab)
    await settle(page)
    await closeOtherTabs(page)
    await expectAccessible(page, tab)
    await expectFitsPhone(page, tab)
  }
  await page.getByRole('button', { name: '会员菜单' }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).waitFor()
  await expectAccessible(page, 'member menu')
  await page.keyboard.press('Escape')
  for (const [path, heading] of Object.entries(memberPlaces)) {
    await openPath(path, heading)(page, site)
    await settle(page)
    await closeOtherTabs(page)
    await expectAccessible(page, path)
    await expectFitsPhone(page, path)
  }
})

test('the forms of the member centre can be used by everyone', async ({
  memberPage: page,
  site,
}) => {
  keepLoaded(page)
  for (const [tab, forms] of Object.entries(centreForms)) {
    await openCentre(page, site, tab as CentreTab)
    for (const [row, title] of Object.entries(forms)) {
      const dialog = await openRow(page, row, title)
      await settle(page)
      await closeOtherTabs(page)
      await expectAccessible(page, title)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    }
  }
  await openCentre(page, site, 'protection')
  for (const name of ['设定每日存款限额', '开始冷静期', '申请自我排除']) {
    await page.getByRole('button', { name }).click()
    await page.getByRole('dialog').waitFor()
    await expectAccessible(page, name)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
})

for (const [group, screens] of Object.entries(cashierScreens)) {
  test(`the screens of ${group} can be used by everyone`, async ({ page, site }) => {
    await boundMember(page, site, { balance: 1_000_00n })
    keepLoaded(page)
    for (const [name, visit] of Object.entries(screens)) {
      // Each visit waits for what its screen is about; a game's frame may go on loading.
      await visit(page, site)
      await closeOtherTabs(page)
      await expectAccessible(page, name)
    }
  })
}
