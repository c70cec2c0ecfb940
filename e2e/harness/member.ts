import type { Locator, Page } from '@playwright/test'
import { dragSlider, typePicture } from './captcha.ts'
import { expect } from './expect.ts'
import type { Site } from './site.ts'

export interface Account {
  readonly name: string
  readonly password: string
}

/** Seeded in every demonstration site. */
export const demoAccount: Account = { name: 'demo01', password: 'xinghe2026' }

/** Removes the demo member's devices, so that the next login is not from a new device. */
export const demoAsNew = async ({ query }: Site): Promise<Account> => {
  const { name } = demoAccount
  await query`
    delete from member_device where member_id in (select id from member where name = ${name})`
  await query`update member set last_login_at = null where name = ${name}`
  return demoAccount
}

let made = 0

/** A name and password that the rules allow and nobody has. */
export const newAccount = (): Account => {
  made += 1
  const unique = `${process.pid.toString(36)}${made.toString(36)}`.slice(-6)
  return { name: `hu${unique}7`, password: 'galaxy2031' }
}

export const authDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: '登录与注册', exact: true })

/** A message that stays beside its field. */
export const said = (page: Page, text: string): Locator => page.getByText(text, { exact: true })

const header = (page: Page): Locator => page.getByRole('banner')

export const openLogin = async (page: Page): Promise<Locator> => {
  await header(page).getByRole('button', { name: '登录', exact: true }).click()
  const dialog = authDialog(page)
  await dialog.getByRole('button', { name: '立即登录' }).waitFor()
  return dialog
}

export const openRegister = async (page: Page): Promise<Locator> => {
  await header(page).getByRole('button', { name: '注册', exact: true }).click()
  const dialog = authDialog(page)
  await dialog.getByLabel('确认密码').waitFor()
  return dialog
}

const userField = (dialog: Locator): Locator => dialog.getByLabel('用户名')
const passwordField = (dialog: Locator): Locator => dialog.getByLabel('密码', { exact: true })

export const fillLogin = async (dialog: Locator, { name, password }: Account): Promise<void> => {
  await userField(dialog).fill(name)
  await passwordField(dialog).fill(password)
}

export const sendLogin = async (dialog: Locator, account: Account): Promise<void> => {
  await fillLogin(dialog, account)
  await dialog.getByRole('button', { name: '立即登录' }).click()
}

export const sendRegistration = async (dialog: Locator, account: Account): Promise<void> => {
  await fillLogin(dialog, account)
  await dialog.getByLabel('确认密码').fill(account.password)
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: '立即注册' }).click()
}

/** The balance in the header; the member centre has one of its own. */
export const balanceButton = (page: Page): Locator =>
  header(page).getByRole('button', { name: '刷新余额' })

/** An entry of the main bar; it may carry a mark beside its name. */
export const mainEntry = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name })

/** Presses a button that only looks disabled: the page shows the reason. */
export const pressDimmed = (button: Locator): Promise<void> => button.click({ force: true })

export const expectMember = async (page: Page): Promise<void> => {
  await expect(balanceButton(page)).toContainText(/\d\.\d\d/)
  await expect(authDialog(page)).toBeHidden()
}

export const expectVisitor = async (page: Page): Promise<void> =>
  expect(header(page).getByRole('button', { name: '注册', exact: true })).toBeVisible()

/** Through the form, where it matters in which browser that happens; elsewhere `memberReady` is quicker. */
export const registerByForm = async (page: Page, site: Site): Promise<Account> => {
  const account = newAccount()
  await page.goto(`${site.address}/home`)
  await sendRegistration(await openRegister(page), account)
  await dragSlider(page, site)
  await expectMember(page)
  return account
}

/** Through the form that the link of an inviter or an agent opens. */
export const registerByLink = async (page: Page, site: Site, link: string): Promise<Account> => {
  const account = newAccount()
  await page.goto(link)
  await authDialog(page).getByLabel('确认密码').waitFor()
  await sendRegistration(authDialog(page), account)
  await dragSlider(page, site)
  await expectMember(page)
  return account
}

/** Logs in from a new browser; without phone and email a picture captcha is asked for as well. */
export const logInElsewhere = async (page: Page, site: Site, account: Account): Promise<void> => {
  await sendLogin(await openLogin(page), account)
  await dragSlider(page, site)
  await typePicture(page, site)
  await expectMember(page)
}

export const logOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: '会员菜单' }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await expectVisitor(page)
}
