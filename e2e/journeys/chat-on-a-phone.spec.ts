import { randomInt } from 'node:crypto'
import { devices, type WebSocketRoute } from '@playwright/test'
import { expectAccessible } from '../harness/accessible.ts'
import { chatField, expectSaid, messagesIn, openRoom, say } from '../harness/chat.ts'
import { expect, test } from '../harness/journey.ts'
import { memberReady } from '../harness/member-ready.ts'
import { expectFitsPhone } from '../harness/phone-width.ts'

const { defaultBrowserType: _, ...phone } = devices['iPhone 13']
test.use({ ...phone, viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 })

const newPhone = (): string => `137${String(randomInt(100_000_000)).padStart(8, '0')}`

test('on a phone the chat is a sheet that is written in and closed', async ({ page, site }) => {
  await memberReady(page, site, { phone: newPhone() })
  const chat = await openRoom(page, site)
  const text = `手机上发的 ${randomInt(1_000_000)}`
  await say(chat, text)
  await expectSaid(chat, text)
  await expectFitsPhone(page, 'chat')
  await expectAccessible(page, 'chat on a phone')
  await chat.getByRole('button', { name: '关闭聊天室' }).tap()
  await expect(chat).toBeHidden()
  await expect(page).not.toHaveURL(/chat=/)
})

/** Frames of a busy room, as the server would send them. */
const busyRoom = (socket: WebSocketRoute, from: number, count: number): void => {
  for (let seq = from; seq < from + count; seq += 1) {
    const sender = { userKey: 'other', name: 'ot***9', vip: 5, role: 'member', simulated: true }
    const msgData = {
      rid: 'hall',
      seq,
      at: Date.now(),
      kind: 'text',
      id: `msg${seq}`,
      from: sender,
      msg: `第 ${seq} 句`,
    }
    socket.send(JSON.stringify({ msgId: 10003, msgData }))
  }
}

test('a busy room is followed at its end, draws only what is in sight, and waits for a reader above', async ({
  page,
  site,
}) => {
  let line: WebSocketRoute | null = null
  let joinedAt: number | null = null
  await page.routeWebSocket(/\/stream\/chat/, (socket) => {
    line = socket
    const server = socket.connectToServer()
    server.onMessage((message) => {
      const frame = JSON.parse(String(message)) as { msgId: number; msgData: { seq: number } }
      if (frame.msgId === 10016) joinedAt = frame.msgData.seq
      // Only this test speaks: numbers of the real room would be in between.
      if (![10003, 10015, 10017].includes(frame.msgId)) socket.send(message)
    })
  })
  await memberReady(page, site, { phone: newPhone() })
  const chat = await openRoom(page, site)
  await expect(chatField(chat)).toBeVisible()
  await expect.poll(() => joinedAt).not.toBeNull()
  const socket = line as WebSocketRoute | null
  if (socket === null) throw new Error('the page has no connection')
  const first = (joinedAt ?? 0) + 1
  busyRoom(socket, first, 400)
  const list = messagesIn(chat)
  const last = list.getByText(`第 ${first + 399} 句`, { exact: true })
  await expect(last).toBeInViewport()
  expect(await list.getByRole('listitem').count()).toBeLessThan(60)
  await expect(list.getByText('模拟').first()).toBeVisible()

  await list.evaluate((box) => box.scrollTo(0, box.scrollHeight / 2))
  await expect(chat.getByRole('button', { name: '回到最新消息' })).toBeVisible()
  const inSight = await list
    .getByText(/^第 \d+ 句$/)
    .first()
    .innerText()
  busyRoom(socket, first + 400, 3)
  const more = chat.getByRole('button', { name: '3 条新消息' })
  await expect(more).toBeVisible()
  await expect(list.getByText(inSight, { exact: true })).toBeAttached()
  await more.tap()
  await expect(list.getByText(`第 ${first + 402} 句`, { exact: true })).toBeInViewport()
  await expect(more).toBeHidden()
})
