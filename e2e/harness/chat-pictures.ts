import type { Page } from '@playwright/test'
import { chatDialog, expectSaid, messagesIn, openRoom, say } from './chat.ts'
import { newPhone } from './codes.ts'
import { memberReady } from './member-ready.ts'
import type { Site } from './site.ts'
import type { Visit } from './visit.ts'

const lines = ['今晚这场你们看好谁？', '主队最近三场都没有丢球', '我等下半场再看看']

/** Three members talk in the hall: one alone would have to pause. */
export const talk = async (page: Page, site: Site): Promise<void> => {
  for (const line of lines) {
    await memberReady(page, site, { phone: newPhone() })
    const chat = await openRoom(page, site)
    await say(chat, line)
    await expectSaid(chat, line)
  }
  await page.context().close()
}

/** The hall, and how it looks to a reader for whom it is closed while they read. */
export const chatPictures: Readonly<Record<string, Visit>> = {
  'chat-hall': async (page, site) => {
    await site.command('chat', 'room', 'hall', 'open')
    const chat = await openRoom(page, site)
    await messagesIn(chat)
      .getByText(lines.at(-1) ?? '')
      .waitFor()
  },
  'chat-turned-out': async (page, site) => {
    await site.command('chat', 'room', 'hall', 'members')
    await chatDialog(page).getByText('本聊天室仅限会员查看，请先登录').waitFor()
  },
}
