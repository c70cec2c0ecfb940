import { letterList } from '@xinghe/contract/inbox-letters.ts'
import { noticeList } from '@xinghe/contract/site.ts'
import { siteCommands } from '../../../src/app/commands/site.ts'
import type { TestSite } from '../../site.ts'
import { walletMember } from '../../wallet-member.ts'
import type { Field } from './member-fields.ts'

type Listed = { list: Record<string, string>[] }

/** PostgreSQL has no NUL, and a mistake of the operator is told to the operator. */
const refusesNul = async (write: () => Promise<unknown>): Promise<boolean> => {
  try {
    await write()
    return false
  } catch (error) {
    if (
      error instanceof Error &&
      /invalid byte sequence|is missing|takes a text/.test(error.message)
    )
      return true
    throw error
  }
}

/** Texts of operators, which every member is shown. */
export const operatorFields = async (site: TestSite): Promise<Field[]> => {
  const reader = await walletMember(site)
  const wanted = (payload: string): string => payload.toWellFormed()
  const run = (name: string, ...words: string[]) => siteCommands[name]?.run(site.platform, words)
  return [
    {
      name: 'notice',
      wanted: (payload) => `${wanted(payload)}|${wanted(payload)}`,
      show: async (payload) => {
        if (await refusesNul(async () => run('notice', payload, payload))) return null
        const { data } = await site.call(noticeList, { pageSize: 1 })
        const [notice] = (data as unknown as Listed).list
        return `${notice?.['title']}|${notice?.['body']}`
      },
    },
    {
      name: 'broadcast',
      wanted: (payload) => `${wanted(payload)}|${wanted(payload)}`,
      show: async (payload) => {
        site.platform.clock.advance?.(1_000)
        if (await refusesNul(async () => run('broadcast', 'bulletin', payload, payload)))
          return null
        const { data } = await reader.call(letterList, {
          type: 'bulletin',
          userSystem: 1,
          pageSize: 1,
        })
        const [letter] = (data as unknown as Listed).list
        return `${letter?.['title']}|${letter?.['body']}`
      },
    },
  ]
}
