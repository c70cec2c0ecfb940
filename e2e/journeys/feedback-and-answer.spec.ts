import type { Page } from '@playwright/test'
import {
  closeFeedback,
  replyToFeedback,
} from '@xinghe/server/features/inbox/feedback/answer-feedback.ts'
import { expectAccessible } from '../harness/accessible.ts'
import { expect, test } from '../harness/journey.ts'
import { memberReady } from '../harness/member-ready.ts'
import { expectFitsPhone } from '../harness/phone-width.ts'
import { placeBet } from '../harness/placed-bet.ts'
import type { Site } from '../harness/site.ts'
import { expectToast } from '../harness/toasts.ts'

const question = '这张注单的赛果与官方公布的不一致，请核对'

const partsOf = (site: Site) => ({
  sql: site.query,
  clock: { now: () => site.now(), advance: null },
})
/** What the command does, at the site's time. */
const answer = (site: Site, id: string, text: string): Promise<void> =>
  replyToFeedback(partsOf(site), { id, text, actor: 'journey' })
const thread = (page: Page) => page.getByRole('region', { name: '反馈对话' })
const threadIdOf = (page: Page): string => new URL(page.url()).searchParams.get('id') ?? ''
const screenshotFile = async (page: Page) => ({
  name: 'proof.png',
  mimeType: 'image/png',
  buffer: await page.screenshot(),
})

test('a ticket is asked about, answered live, asked on, closed and reopened', async ({
  page,
  commandSite: site,
}) => {
  const { name } = await memberReady(page, site)
  const { ticket } = await placeBet(site, name, 100_00n)
  await page.goto(`${site.address}/mine/feedback`)
  await page.getByRole('radio', { name: '投注问题' }).check({ force: true })
  await page.getByLabel('问题描述').fill(question)
  await page.getByRole('button', { name: '选择注单' }).click()
  const picker = page.getByRole('dialog', { name: '选择相关注单' })
  await picker.getByRole('checkbox', { name: new RegExp(ticket) }).check()
  await expectAccessible(page, 'choice of tickets')
  await picker.getByRole('button', { name: '选好了（1/5）' }).click()
  await page.getByLabel('添加图片').setInputFiles(await screenshotFile(page))
  await expect(page.getByRole('button', { name: '查看图片 1' })).toBeVisible()
  await expectAccessible(page, 'form of feedback')
  await expectFitsPhone(page, 'form of feedback')
  await page.getByRole('button', { name: '提交反馈' }).click()
  await expectToast(page, '反馈已提交')

  await expect(page).toHaveURL(/\/mine\/feedback\/list\?id=fbk_/)
  const id = threadIdOf(page)
  await expect(thread(page).getByText(question)).toBeVisible()
  await expect(thread(page).getByText(ticket)).toBeVisible()
  await thread(page).getByRole('button', { name: '查看图片 1' }).click()
  const picture = page.getByRole('dialog', { name: '图片 1' }).getByRole('img')
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100)
  await page.keyboard.press('Escape')

  // The answer is counted in another tab, and shown here, where the thread is open, at once.
  const other = await page.context().newPage()
  await other.goto(`${site.address}/mine/feedback`)
  await page.goto(`${site.address}/mine/feedback/list`)
  await expect(page.getByText('选择一条反馈查看对话')).toBeVisible()
  await answer(site, id, '已与官方核对，赛果将更正')
  const unread = other.getByRole('link', { name: /反馈记录.*1 条新答复/ })
  await expect(unread).toBeVisible()
  const row = page.getByRole('list', { name: '反馈列表' }).getByRole('link')
  await expect(row).toHaveAccessibleName(/有新答复.*投注问题.*已答复/)
  await row.click()
  await expect(thread(page).getByText('已与官方核对，赛果将更正')).toBeVisible()
  await expect(unread).toBeHidden()
  await expectAccessible(page, 'thread of feedback')
  await expectFitsPhone(page, 'thread of feedback')

  await thread(page).getByLabel('回复客服').fill('好的，更正之后请再通知我一下')
  await thread(page).getByRole('button', { name: '发送' }).click()
  await expect(thread(page).getByRole('heading')).toContainText('待答复')
  await answer(site, id, '赛果已更正，派彩已补发')
  await expect(thread(page).getByText('赛果已更正，派彩已补发')).toBeVisible()
  await closeFeedback(partsOf(site), { id, actor: 'journey' })
  await thread(page).getByRole('button', { name: '继续追问' }).click()
  await thread(page).getByLabel('继续追问').fill('派彩的金额好像少了，请再核对一次')
  await thread(page).getByRole('button', { name: '发送' }).click()
  await expect(thread(page).getByRole('heading')).toContainText('待答复')
  expect(threadIdOf(page)).toBe(id)

  await thread(page).getByRole('button', { name: '删除' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click()
  await expect(page.getByText('还没有反馈')).toBeVisible()
  await page.goto(`${site.address}/mine/message?type=fd`)
  await expect(page.getByRole('button', { name: /您的反馈有新回复/ }).first()).toBeVisible()
})

test('a draft survives a reload, with what is attached', async ({ page, commandSite: site }) => {
  const { name } = await memberReady(page, site)
  const { ticket } = await placeBet(site, name, 50_00n)
  await page.goto(`${site.address}/mine/feedback`)
  await page.getByRole('radio', { name: '技术问题' }).check({ force: true })
  await page.getByLabel('问题描述').fill(question)
  await page.getByRole('button', { name: '选择注单' }).click()
  const picker = page.getByRole('dialog', { name: '选择相关注单' })
  await picker.getByRole('checkbox', { name: new RegExp(ticket) }).check()
  await page.keyboard.press('Escape')
  const files = page.getByLabel('添加图片')
  await files.setInputFiles(await screenshotFile(page))
  await expect(page.getByRole('button', { name: '查看图片 1' })).toBeVisible()
  await files.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('text') })
  await expect(page.getByText('文件已损坏或不是图片')).toBeVisible()

  await page.reload()
  await expect(page.getByLabel('问题描述')).toHaveValue(question)
  await expect(page.getByRole('radio', { name: '技术问题' })).toBeChecked()
  await expect(page.getByText(ticket, { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: '查看图片 1' })).toBeVisible()
  await page.getByRole('button', { name: '提交反馈' }).click()
  await expectToast(page, '反馈已提交')
  await page.goto(`${site.address}/mine/feedback`)
  await expect(page.getByLabel('问题描述')).toHaveValue('')
})

test('an appeal to a settled ticket is made from the form and stands among the threads', async ({
  page,
  commandSite: site,
}) => {
  const { name } = await memberReady(page, site)
  const { ticket, lose } = await placeBet(site, name, 20_00n)
  await lose()
  await page.goto(`${site.address}/mine/feedback`)
  await page.getByRole('button', { name: '选择注单' }).click()
  const picker = page.getByRole('dialog', { name: '选择相关注单' })
  await picker.getByRole('checkbox', { name: new RegExp(ticket) }).check()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '申诉' }).click()
  const dialog = page.getByRole('dialog', { name: `申诉注单 ${ticket}` })
  await dialog.getByLabel('申诉理由').fill('终场比分应为1-1')
  await dialog.getByRole('button', { name: '提交申诉' }).click()
  await expectToast(page, '申诉已提交')
  await page.getByRole('link', { name: '反馈记录' }).click()
  await page.getByRole('link', { name: /注单申诉.*待答复/ }).click()
  await expect(thread(page).getByText('终场比分应为1-1')).toBeVisible()
  await expect(thread(page).getByText('申诉正在核对')).toBeVisible()
  await expectAccessible(page, 'appeal as a thread')
})
