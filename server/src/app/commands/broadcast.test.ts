import { afterAll, beforeAll, expect, it } from 'vitest'
import { unreadCounts } from '@xinghe/contract/inbox.ts'
import { letterList } from '@xinghe/contract/inbox-letters.ts'
import { runCommand } from '../../../test/run-command.ts'
import { startSite, type TestSite } from '../../../test/site.ts'
import { walletMember } from '../../../test/wallet-member.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

const run = (name: string, ...words: string[]): Promise<string> =>
  runCommand(site.platform, name, ...words)
const lastAudit = async () => {
  const [line] = await site.platform.sql`
    select action, subject, detail from audit_line order by id desc limit 1`
  return line
}

it('a notice stands in the message centre under 公告', async () => {
  const member = await walletMember(site)
  await run('notice', '线路调整', '今晚两点')
  const { data } = await member.call(letterList, { type: 'bulletin', userSystem: 1 })
  expect(data).toMatchObject({ total: 1, list: [{ title: '线路调整', broadcast: true }] })
  const unread = await member.call(unreadCounts, { userSystem: 1 })
  expect(unread.data).toMatchObject({ brbulletin_count: 1 })
})

it('a broadcast reaches every member, leads to a page and is audited', async () => {
  const member = await walletMember(site)
  const id = (await run('broadcast', 'activity', '新活动', '详情', '/activity/discount')).slice(5)
  const { data } = await member.call(letterList, { type: 'activity', userSystem: 1 })
  expect(data).toMatchObject({ list: [{ id, title: '新活动', link: '/activity/discount' }] })
  expect(await lastAudit()).toMatchObject({ action: 'send-broadcast', subject: id })
})

it('refuses an unknown kind, empty texts and a link to elsewhere', async () => {
  for (const words of [
    ['spam', '标题', '正文'],
    ['notice', '', '正文'],
    ['notice', '标题', ''],
    ['notice', '标题', '正文', 'https://example.com'],
    ['notice', '标题', '正文', '//example.com'],
  ])
    await expect(run('broadcast', ...words)).rejects.toThrow(/kind|title|link/)
})
