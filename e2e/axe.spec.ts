import { expectAccessible } from './harness/accessible.ts'
import { pictureDialog, puzzleDialog } from './harness/captcha.ts'
import { boundMember } from './harness/cashier.ts'
import { centreTabs, openCentre, openRow, type CentreTab } from './harness/centre.ts'
import {
  memberWithPhone,
  codeField,
  demoWithPhone,
  passSlider,
  readCode,
  resendMs,
} from './harness/codes.ts'
import { expect, test } from './harness/journey.ts'
import {
  newAccount,
  openLogin,
  openRegister,
  pressDimmed,
  sendRegistration,
} from './harness/member.ts'
import { meetNewDevice, middleDialog } from './harness/new-device.ts'
import { goOn, openRecovery } from './harness/recovery.ts'
import { cashierScreens } from './harness/wallet-screens.ts'

const publicScreens = {
  '/home': '星河',
  '/app/help/kh': /开户/,
  '/app/help/gztk': /条款/,
  '/sponsor': /合作伙伴/,
  '/download': /星河/,
  '/no/such/page': '页面不存在',
  '/game/sport': '体育赛事',
  '/game/lottery': '彩票游戏正在准备中',
} as const

const memberScreens = {
  '/mine/auth': '身份认证',
  '/mine/introTutorial': '新手教程',
  '/mine/vip': 'VIP特权正在准备中',
} as const

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

test('every public screen can be used by everyone', async ({ page, site }) => {
  for (const [path, heading] of Object.entries(publicScreens)) {
    await page.goto(site.address + path)
    await expect(page.getByRole('heading', { level: 1, name: heading }).first()).toBeAttached()
    await page.waitForLoadState('networkidle')
    await expectAccessible(page, path)
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

test('a new device can be used by everyone', async ({ page, otherPage, site }) => {
  const { account } = await memberWithPhone(page, site)
  const dialog = await meetNewDevice(otherPage, site, account)
  await expectAccessible(otherPage, 'new device')
  await dialog.getByRole('button', { name: '获取验证码' }).click()
  await middleDialog(otherPage).waitFor()
  await expectAccessible(otherPage, 'middle digits')
})

test('a forgotten password can be set anew by everyone', async ({ page, site }) => {
  // A journey before this one may have had a code sent to the same phone.
  await site.advance(resendMs)
  await page.goto(`${site.address}/game/sport`)
  const dialog = await openRecovery(page, '手机找回')
  await goOn(dialog)
  await expectAccessible(page, 'forgot, with faults')
  await dialog.getByRole('button', { name: /国家或地区/ }).click()
  await page.getByRole('option').first().waitFor()
  await expectAccessible(page, 'countries')
  await page.keyboard.press('Escape')
  await dialog.getByLabel('用户名').fill(demoWithPhone.name)
  await dialog.getByLabel('手机号码', { exact: true }).fill(demoWithPhone.phone)
  await goOn(dialog)
  await passSlider(page, site, 'sms')
  await expectAccessible(page, 'forgot, the code')
  const code = { channel: 'sms', to: `+86${demoWithPhone.phone}`, use: '重置密码' } as const
  await codeField(dialog).fill(await readCode(site, code))
  await goOn(dialog)
  await dialog.getByLabel('确认新密码').waitFor()
  await expectAccessible(page, 'forgot, the new password')
})

test('every part of the member centre can be used by everyone', async ({
  memberPage: page,
  site,
}) => {
  for (const tab of Object.keys(centreTabs) as CentreTab[]) {
    await openCentre(page, site, tab)
    await page.waitForLoadState('networkidle')
    await expectAccessible(page, tab)
  }
  await page.getByRole('button', { name: '会员菜单' }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).waitFor()
  await expectAccessible(page, 'member menu')
})

for (const [tab, forms] of Object.entries(centreForms)) {
  test(`the forms of ${tab} in the member centre can be used by everyone`, async ({
    memberPage: page,
    site,
  }) => {
    await openCentre(page, site, tab as CentreTab)
    for (const [row, title] of Object.entries(forms)) {
      const dialog = await openRow(page, row, title)
      await page.waitForLoadState('networkidle')
      await expectAccessible(page, title)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    }
  })
}

test('limits and breaks can be used by everyone', async ({ memberPage, site }) => {
  await openCentre(memberPage, site, 'protection')
  for (const name of ['设定每日存款限额', '开始冷静期', '申请自我排除']) {
    await memberPage.getByRole('button', { name }).click()
    await memberPage.getByRole('dialog').waitFor()
    await expectAccessible(memberPage, name)
    await memberPage.keyboard.press('Escape')
    await expect(memberPage.getByRole('dialog')).toBeHidden()
  }
})

test('the gate, the tour and a page to come can be used by everyone', async ({
  memberPage: page,
  site,
}) => {
  for (const [path, heading] of Object.entries(memberScreens)) {
    await page.goto(site.address + path)
    await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor()
    await page.waitForLoadState('networkidle')
    await expectAccessible(page, path)
  }
})

for (const [group, screens] of Object.entries(cashierScreens)) {
  test(`the screens of ${group} can be used by everyone`, async ({ page, site }) => {
    await boundMember(page, site, { balance: 1_000_00n })
    for (const [name, visit] of Object.entries(screens)) {
      // Each visit waits for what its screen is about; a game's frame may go on loading.
      await visit(page, site)
      await expectAccessible(page, name)
    }
  })
}

test('the maintenance page and the support dialog can be used by everyone', async ({
  page,
  site,
}) => {
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
