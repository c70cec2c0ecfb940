import type { Locator, Page, WebSocketRoute } from '@playwright/test'
import { expect } from './expect.ts'
import type { Site } from './site.ts'

export const chatDialog = (page: Page): Locator => page.getByRole('dialog', { name: '聊天室' })

/** The room of the address, over the home page. */
export const openRoom = async (page: Page, site: Site, rid = 'hall'): Promise<Locator> => {
  await page.goto(`${site.address}/home?chat=${rid}`)
  await expect(chatDialog(page)).toBeVisible()
  return chatDialog(page)
}

export const messagesIn = (chat: Locator): Locator => chat.getByRole('region', { name: '聊天消息' })
export const chatField = (chat: Locator): Locator => chat.getByRole('textbox', { name: '输入消息' })

export const say = async (chat: Locator, text: string): Promise<void> => {
  await chatField(chat).fill(text)
  await chatField(chat).press('Enter')
}

/** Waits until the server has the message: it is no longer being sent. */
export const expectSaid = async (chat: Locator, text: string): Promise<void> => {
  const line = messagesIn(chat).getByRole('listitem').filter({ hasText: text })
  await expect(line).toHaveCount(1)
  await expect(line).not.toContainText('发送中')
}

export interface ChatLine {
  /** Loses the connection; new ones fail until it is mended. */
  readonly cut: () => void
  readonly mend: () => void
  /** Texts of the messages that the page has sent. */
  readonly sent: readonly string[]
}

const sendId = 10003

/** The page's connection to the chat, to be cut at will. */
export const gateChat = async (page: Page): Promise<ChatLine> => {
  let isCut = false
  const sent: string[] = []
  const open = new Set<WebSocketRoute>()
  await page.routeWebSocket(/\/stream\/chat/, async (socket) => {
    if (isCut) {
      await socket.close()
      return
    }
    const server = socket.connectToServer()
    open.add(socket)
    socket.onMessage((message) => {
      const frame = JSON.parse(String(message)) as { msgId: number; msgData: { msg?: string } }
      if (frame.msgId === sendId && frame.msgData.msg !== undefined) sent.push(frame.msgData.msg)
      server.send(message)
    })
  })
  return {
    cut: () => {
      isCut = true
      for (const socket of open) void socket.close()
      open.clear()
    },
    mend: () => {
      isCut = false
    },
    sent,
  }
}
