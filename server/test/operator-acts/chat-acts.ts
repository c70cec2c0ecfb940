import type { OperatorAction } from '../../src/platform/audit/actions.ts'
import { nameOf } from '../agents.ts'
import type { TestSite } from '../site.ts'
import { walletMember } from '../wallet-member.ts'
import type { SetUp } from './operator-acts.ts'

type ChatAction = Extract<OperatorAction, `chat-${string}`>

export const chatActs = (site: TestSite): Record<ChatAction, SetUp> => {
  let name = ''
  return {
    'chat-mute': async () => {
      name = await nameOf(site, (await walletMember(site)).id)
      return ['chat', 'mute', name, '30', 'flooding']
    },
    'chat-unmute': async () => ['chat', 'unmute', name],
    'chat-block': async () => ['chat', 'block', name, 'fraud'],
    'chat-unblock': async () => ['chat', 'unblock', name],
    'chat-delete': async () => {
      await site.platform.sql`
        with room as (update chat_room set seq = seq + 1 where rid = 'hall' returning seq)
        insert into chat_message (rid, seq, id, kind, msg, made_at)
        select 'hall', seq, 'msg_to_delete', 'text', 'words', now() from room`
      return ['chat', 'delete', 'msg_to_delete', 'insult']
    },
    'chat-clear': async () => ['chat', 'clear', 'hall', 'tidied up'],
    'chat-room': async () => ['chat', 'room', 'hall', 'slow', '30'],
    'chat-word': async () => ['chat', 'words', 'refuse', 'badword'],
    'chat-word-end': async () => ['chat', 'words', 'end', 'badword'],
  }
}
