import { randomInt } from 'node:crypto'
import { minuteMs } from '@xinghe/rules/base/instant.ts'
import {
  deleteMessage,
  muteMember,
  unmuteMember,
} from '@xinghe/server/features/chat/moderation/moderate.ts'
import { expectAccessible } from '../harness/accessible.ts'
import {
  chatDialog,
  chatField,
  expectSaid,
  gateChat,
  messagesIn,
  openRoom,
  say,
} from '../harness/chat.ts'
import { expect, test } from '../harness/journey.ts'
import { memberReady } from '../harness/member-ready.ts'
import { simplifiedIn } from '../harness/simplified.ts'
import { expectToast } from '../harness/toasts.ts'

const newPhone = (): string => `138${String(randomInt(100_000_000)).padStart(8, '0')}`
/** The hall is shared by all journeys of a worker. */
const words = (text: string): string => `${text} ${randomInt(1_000_000)}`

test('two members talk: text stays text, names are masked, and own words can be taken back', async ({
  page,
  otherPage,
  site,
}) => {
  const { name } = await memberReady(page, site, { phone: newPhone() })
  await memberReady(otherPage, site, { phone: newPhone() })
  const chat = await openRoom(page, site)
  const other = await openRoom(otherPage, site)
  const markup = words('<img src=x onerror=alert(1)> 好球')
  await say(chat, markup)
  await expectSaid(chat, markup)
  const heard = messagesIn(other).getByRole('listitem').filter({ hasText: markup })
  await expect(heard).toHaveCount(1)
  await expect(heard).toContainText(`${name.slice(0, 2)}***${name.at(-1)}`)
  await expect(heard).not.toContainText(name)
  await expect(other.getByRole('log')).toContainText(markup)
  const answer = words('主队 2-1 稳了 1.95')
  await say(other, answer)
  await expectSaid(other, answer)
  await expectSaid(chat, answer)
  await expectAccessible(page, 'chat')

  const own = messagesIn(chat).getByRole('listitem').filter({ hasText: markup })
  await own.hover()
  await own.getByRole('button', { name: '更多操作' }).click()
  await page.getByRole('menuitem', { name: '撤回' }).click()
  await expectToast(page, '消息已撤回')
  await expect(own).toHaveCount(0)
  await expect(heard).toHaveCount(0)
})

test('words written without a connection are sent once, in order, after it is back', async ({
  page,
  otherPage,
  site,
}) => {
  const line = await gateChat(page)
  await memberReady(page, site, { phone: newPhone() })
  const chat = await openRoom(page, site)
  const other = await openRoom(otherPage, site)
  await expect(chatField(chat)).toBeVisible()
  line.cut()
  await expect(chat.getByText('连接已断开，正在重新连接')).toBeVisible()
  const text = words('断线时写的')
  await say(chat, text)
  await expect(messagesIn(chat).getByText('发送中')).toBeVisible()
  // A reload does not lose it.
  await page.reload()
  await expect(messagesIn(chatDialog(page)).getByText(text)).toBeVisible()
  line.mend()
  await expectSaid(chat, text)
  const heard = messagesIn(other).getByRole('listitem').filter({ hasText: text })
  await expect(heard).toHaveCount(1)
  const [stored] = await site.query<{ times: number }[]>`
    select count(*)::int as times from chat_message where msg = ${text}`
  expect(stored?.times).toBe(1)
})

test('a visitor reads along and is asked to log in; a member without a phone to bind one', async ({
  page,
  otherPage,
  site,
}) => {
  await memberReady(otherPage, site, { phone: newPhone() })
  const other = await openRoom(otherPage, site)
  const text = words('大家好')
  await say(other, text)
  const chat = await openRoom(page, site)
  await expect(messagesIn(chat).getByText(text)).toBeVisible()
  await expect(chatField(chat)).toHaveCount(0)
  await expect(chat.getByText('登录后即可发言')).toBeVisible()
  await expectAccessible(page, 'chat of a visitor')
  await chat.getByRole('button', { name: '登录' }).click()
  await expect(page.getByRole('dialog', { name: /登录/ })).toBeVisible()

  await memberReady(page, site)
  await openRoom(page, site)
  await expect(chat.getByText('绑定手机号后即可发言')).toBeVisible()
  await chat.getByRole('button', { name: '去绑定' }).click()
  await expect(page).toHaveURL(/\/mine\/auth/)
})

test('a mute and a deletion reach a member who was away', async ({ page, otherPage, site }) => {
  const line = await gateChat(page)
  const { name } = await memberReady(page, site, { phone: newPhone() })
  await memberReady(otherPage, site, { phone: newPhone() })
  const chat = await openRoom(page, site)
  const other = await openRoom(otherPage, site)
  const text = words('违规内容')
  await say(other, text)
  await expectSaid(chat, text)
  await expect(chatField(chat)).toBeVisible()

  line.cut()
  await expect(chat.getByText('连接已断开，正在重新连接')).toBeVisible()
  const [message] = await site.query<{ id: string }[]>`
    select id from chat_message where msg = ${text}`
  // What the commands do, at the site's time.
  const parts = { sql: site.query, clock: { now: () => site.now(), advance: null } }
  const actor = 'journey'
  await deleteMessage(parts, { id: message?.id ?? '', reason: '广告', actor })
  await muteMember(parts, { name, ms: 10 * minuteMs, reason: '刷屏', rid: null, actor })
  line.mend()
  await expect(messagesIn(chat).getByText(text)).toHaveCount(0)
  await expect(chat.getByText(/您已被禁言，(10:00|09:\d\d) 后恢复/)).toBeVisible()
  await expect(chat.getByText('原因：刷屏')).toBeVisible()
  await expectAccessible(page, 'chat of a muted member')
  await unmuteMember(parts, { name, actor })
  await expect(chatField(chat)).toBeVisible()
})

test('an input method does not send half a word, and contacts are refused with the reason', async ({
  page,
  site,
}) => {
  const line = await gateChat(page)
  await memberReady(page, site, { phone: newPhone() })
  const chat = await openRoom(page, site)
  await chatField(chat).focus()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Input.imeSetComposition', {
    text: 'haoqiu',
    selectionStart: 6,
    selectionEnd: 6,
  })
  // The key that chooses a word of the input method.
  await chatField(chat).dispatchEvent('keydown', {
    key: 'Enter',
    code: 'Enter',
    isComposing: true,
    bubbles: true,
  })
  expect(line.sent).toEqual([])
  const text = words('好球')
  await devtools.send('Input.insertText', { text })
  await expect(chatField(chat)).toHaveValue(text)
  await chatField(chat).press('Enter')
  await expectSaid(chat, text)
  expect(line.sent).toEqual([text])

  await say(chat, '加我微信 abc_123')
  await expect(messagesIn(chat).getByRole('alert')).toContainText(
    '请勿发送联系方式、链接或收款地址',
  )
  await messagesIn(chat).getByRole('button', { name: '删除' }).click()
  await expect(messagesIn(chat).getByRole('alert')).toHaveCount(0)
})

test('by keyboard a member walks the messages, reports one and hides its writer', async ({
  page,
  otherPage,
  site,
}) => {
  await memberReady(page, site, { phone: newPhone() })
  await memberReady(otherPage, site, { phone: newPhone() })
  const other = await openRoom(otherPage, site)
  const text = words('大家都来看看')
  await say(other, text)
  await expectSaid(other, text)
  const chat = await openRoom(page, site)
  const row = messagesIn(chat).getByRole('listitem').filter({ hasText: text })
  await expect(row).toBeVisible()
  await chatField(chat).focus()
  await page.keyboard.press('ArrowUp')
  await expect(row).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(chatField(chat)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: '举报' }).click()
  const report = page.getByRole('dialog', { name: '举报这条消息' })
  await expectAccessible(page, 'report of a message')
  await report.getByRole('button', { name: '广告' }).click()
  await expectToast(page, '举报已提交')

  await row.hover()
  await row.getByRole('button', { name: '更多操作' }).click()
  await page.getByRole('menuitem', { name: '屏蔽此人' }).click()
  await page.getByRole('dialog', { name: /屏蔽/ }).getByRole('button', { name: '屏蔽' }).click()
  await expect(row).toHaveCount(0)
  await chat.getByRole('button', { name: '全部恢复' }).click()
  await expect(row).toBeVisible()
})

test('the chat is in traditional Chinese', async ({ page, site }) => {
  await memberReady(page, site)
  await page.evaluate(() => localStorage.setItem('language', 'zh-TW'))
  await page.goto(`${site.address}/home?chat=hall`)
  const chat = page.getByRole('dialog', { name: '聊天室' })
  await expect(chat.getByText('綁定手機號後即可發言')).toBeVisible()
  const frame = await chat.getByRole('tablist').innerText()
  expect(simplifiedIn(frame)).toEqual([])
})
