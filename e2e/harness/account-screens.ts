import { centreTabs, openCentre, openRow, type CentreTab } from './centre.ts'
import { codeField, passSlider, readCode, type MemberWithPhone } from './codes.ts'
import { authDialog } from './member.ts'
import { meetNewDevice, middleDialog } from './new-device.ts'
import { goOn, newPassword, openRecovery } from './recovery.ts'
import { openPath, type Visit } from './visit.ts'

const openTab =
  (tab: CentreTab): Visit =>
  (page, site) =>
    openCentre(page, site, tab)

const tabs = Object.fromEntries(
  (Object.keys(centreTabs) as CentreTab[]).map((tab) => [`member-centre-${tab}`, openTab(tab)]),
)

/** Of a member who has bound nothing yet. */
export const memberScreens: Record<string, Visit> = {
  'home-member': openPath('/home', '星河'),
  ...tabs,
  avatars: async (page, site) => {
    await openCentre(page, site, 'profile')
    await openRow(page, '头像', '更换头像')
  },
  'change-password': async (page, site) => {
    await openCentre(page, site, 'account')
    await openRow(page, '登录密码', '修改登录密码')
  },
  'auth-gate': openPath('/mine/auth', '身份认证'),
  tutorial: openPath('/mine/introTutorial', '新手教程'),
  vip: openPath('/mine/vip', 'VIP特权'),
  'vip-detail': openPath('/mine/vip/detail', 'VIP详情'),
  feedback: openPath('/mine/feedback', '意见反馈'),
  'feedback-list': openPath('/mine/feedback/list', '反馈记录'),
}

/** In a browser that the member never used. Each builds on the one before. */
export const elsewhereScreens = ({ account, phone }: MemberWithPhone): Record<string, Visit> => ({
  'new-device': (page, site) => meetNewDevice(page, site, account),
  'new-device-digits': async (page) => {
    await authDialog(page).getByRole('button', { name: '获取验证码' }).click()
    await middleDialog(page).waitFor()
  },
  'forgot-identity': async (page, site) => {
    await page.goto(`${site.address}/home`)
    await openRecovery(page, '手机找回')
  },
  'forgot-code': async (page, site) => {
    const dialog = authDialog(page)
    await dialog.getByLabel('用户名').fill(account.name)
    await dialog.getByLabel('手机号码', { exact: true }).fill(phone)
    await goOn(dialog)
    await passSlider(page, site, 'sms')
  },
  'forgot-password': async (page, site) => {
    const dialog = authDialog(page)
    const code = { channel: 'sms', to: `+86${phone}`, use: '重置密码' } as const
    await codeField(dialog).fill(await readCode(site, code))
    await goOn(dialog)
    await dialog.getByLabel('确认新密码').waitFor()
  },
  'forgot-done': async (page) => {
    const dialog = authDialog(page)
    await dialog.getByLabel('新密码', { exact: true }).fill(newPassword)
    await dialog.getByLabel('确认新密码').fill(newPassword)
    await dialog.getByRole('button', { name: '确认修改' }).click()
    await dialog.getByRole('status').filter({ hasText: '修改成功' }).waitFor()
  },
  'sandbox-outbox': openPath('/sandbox/outbox', '沙盒发件箱'),
})
