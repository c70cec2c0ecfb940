import { refusals } from '@xinghe/contract/refusal-table.ts'
import { chatDialog, messagesIn, openRoom } from './chat.ts'
import type { Visit } from './visit.ts'

/** The hall, and how it looks to a reader for whom it is closed while they read. */
export const chatPictures: Readonly<Record<string, Visit>> = {
  'chat-hall': async (page, site) => {
    await site.command('chat', 'room', 'hall', 'open')
    const chat = await openRoom(page, site)
    await messagesIn(chat).getByRole('listitem').first().waitFor()
  },
  'chat-turned-out': async (page, site) => {
    await site.command('chat', 'room', 'hall', 'members')
    await chatDialog(page).getByText(refusals['session-expired'].text).first().waitFor()
  },
}
