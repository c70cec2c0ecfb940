import { addFeedback, feedbackThread } from '@xinghe/contract/inbox-feedback.ts'
import { letterList } from '@xinghe/contract/inbox-letters.ts'
import { noticeList } from '@xinghe/contract/site.ts'
import type { TestSite } from '../../site.ts'
import { walletMember } from '../../wallet-member.ts'
import type { Field } from './member-fields.ts'
import { isTaken } from './taken-command.ts'

type Listed = { list: Record<string, string>[] }

/** Texts of operators, which members are shown. */
export const operatorFields = async (site: TestSite): Promise<Field[]> => {
  const reader = await walletMember(site)
  const first = { type: 8, content: '存款两小时仍未到账，请帮忙核对' }
  const { data: thread } = await reader.call(addFeedback, first)
  const threadId = String(thread['id'])
  const wellFormed = (payload: string): string => payload.toWellFormed()
  return [
    {
      name: 'notice',
      wanted: (payload) => `${wellFormed(payload)}|${wellFormed(payload)}`,
      show: async (payload) => {
        if (!(await isTaken(site, 'notice', payload, payload))) return null
        const { data } = await site.call(noticeList, { pageSize: 1 })
        const [notice] = (data as unknown as Listed).list
        return `${notice?.['title']}|${notice?.['body']}`
      },
    },
    {
      name: 'broadcast',
      wanted: (payload) => `${wellFormed(payload)}|${wellFormed(payload)}`,
      show: async (payload) => {
        if (!(await isTaken(site, 'broadcast', 'match', payload, payload))) return null
        const input = { type: 'match', userSystem: 1, pageSize: 1 }
        const [letter] = ((await reader.call(letterList, input)).data as unknown as Listed).list
        return `${letter?.['title']}|${letter?.['body']}`
      },
    },
    {
      name: 'answer to feedback',
      wanted: (payload) => wellFormed(payload).trim(),
      show: async (payload) => {
        if (!(await isTaken(site, 'feedback', threadId, 'reply', payload))) return null
        const { data } = await reader.call(feedbackThread, { id: threadId })
        return (data['messages'] as { text: string }[]).at(-1)?.text ?? ''
      },
    },
  ]
}
