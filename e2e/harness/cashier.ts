import type { Page } from '@playwright/test'
import { expect } from './expect.ts'
import { fenToGroupedText, type Fen } from '@xinghe/rules/base/money.ts'
import type { RailName } from '@xinghe/rules/wallet/rails.ts'
import { newPhone } from './codes.ts'
import { balanceButton, type Account } from './member.ts'
import { memberReady, type Belongings } from './member-ready.ts'
import type { Site } from './site.ts'
import { open } from './visit.ts'

export const withdrawalPassword = '802746'

export const realName = '林星河'

/** A member who has bound everything that deposits and withdrawals need. */
export const boundMember = (page: Page, site: Site, more: Belongings = {}): Promise<Account> =>
  memberReady(page, site, { phone: newPhone(), realName, withdrawalPassword, ...more })

/** Expects the balance of the header, without a reload. */
export const expectBalance = (page: Page, fen: Fen): Promise<void> =>
  expect(balanceButton(page)).toContainText(`¥${fenToGroupedText(fen)}`)

/** Sends the filled deposit page; returns the id of the order once its waiting page is open. */
export const sendOrder = async (page: Page, amount: string): Promise<string> => {
  await page.getByLabel('存款金额', { exact: true }).fill(amount)
  await page.getByRole('button', { name: '提交存款订单' }).click()
  await page.waitForURL(/Wait\?order=dep_/)
  // By its role: the page of an order before this one may be kept behind its tab.
  const waiting = page.getByRole('status').filter({ hasText: '正在等待到账，无需手动刷新' })
  await expect(waiting).toBeVisible()
  return new URL(page.url()).searchParams.get('order') ?? ''
}

export const openOrder = async (
  page: Page,
  site: Site,
  rail: RailName,
  amount = '500',
): Promise<string> => {
  await open(page, site, `/mine/savemoney?rail=${rail}`)
  return sendOrder(page, amount)
}

type Press = '按时付款' | '逾期付款' | '付错金额' | '重复通知' | '伪造签名' | '过期签名'

/** The bank's tab stays open for the next press. */
const bankOf = async (page: Page): Promise<Page> => {
  const tabs = page.context().pages()
  const known = tabs.find((tab) => new URL(tab.url()).pathname.startsWith('/sandbox/cashier/'))
  return known ?? page.context().newPage()
}

/** Plays the bank in a tab of its own; returns the site's answer. */
export const playBank = async (
  page: Page,
  site: Site,
  orderId: string,
  press: Press,
): Promise<string> => {
  const bank = await bankOf(page)
  await bank.goto(`${site.address}/sandbox/cashier/${orderId}`)
  await bank.getByRole('button', { name: press }).click()
  const answer = await bank.getByRole('status').innerText()
  await page.bringToFront()
  return answer
}

/** The member's centre balance, read from the database. */
export const centreOf = async ({ query }: Site, name: string): Promise<Fen> => {
  const [row] = await query<{ balance: Fen }[]>`
    select balance from ledger_account a join member m on m.id = a.member_id
    where m.name = ${name} and a.purpose = 'centre'`
  if (row === undefined) throw new Error(`${name} has no wallet`)
  return row.balance
}
