import { openChat, type HeardFrame } from '../../chat-socket.ts'
import type { TestSite } from '../../site.ts'
import { walletMember } from '../../wallet-member.ts'
import type { Field } from './member-fields.ts'
import { isTaken } from './taken-command.ts'

const wellFormed = (payload: string): string => payload.toWellFormed()

const simplifiedOf = (reason: unknown): string => (reason as { cn: string } | undefined)?.cn ?? ''

/** Why an operator has muted or blocked a member, as the member is told at the login to the chat. */
export const chatReasons = async (site: TestSite): Promise<Field[]> => {
  const name = 'talker1'
  const member = await walletMember(site, { name })
  const told = async (): Promise<HeardFrame['msgData']> => {
    const chat = await openChat(site)
    const answer = await chat.logIn(member)
    chat.close()
    return answer
  }
  return [
    {
      name: 'reason of a mute',
      wanted: wellFormed,
      show: async (payload) => {
        if (!(await isTaken(site, 'chat', 'mute', name, '60', payload))) return null
        const { muted } = await told()
        await isTaken(site, 'chat', 'unmute', name)
        return simplifiedOf((muted as { reason: unknown } | undefined)?.reason)
      },
    },
    {
      name: 'reason of a block',
      wanted: wellFormed,
      show: async (payload) => {
        if (!(await isTaken(site, 'chat', 'block', name, payload))) return null
        const { reason } = await told()
        await isTaken(site, 'chat', 'unblock', name)
        return simplifiedOf(reason)
      },
    },
  ]
}
