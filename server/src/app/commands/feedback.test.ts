import { mkdtemp, readFile, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { uploadImage } from '@xinghe/contract/account-profile.ts'
import { addFeedback, feedbackThread, unreadFeedback } from '@xinghe/contract/inbox-feedback.ts'
import { insertBet } from '../../../test/inserted-bet.ts'
import { runCommand, testOperator } from '../../../test/run-command.ts'
import { startSite, type TestSite } from '../../../test/site.ts'
import { memberWith, type VenueMember } from '../../../test/venue-member.ts'

let site: TestSite
let member: VenueMember
beforeAll(async () => {
  site = await startSite({ WIRE_ENCRYPTION: 'off', VENUE_ADAPTER: 'none' })
  member = await memberWith(site, 0n)
})
afterAll(() => site.close())

const run = (...words: string[]): Promise<string> => runCommand(site.platform, 'feedback', ...words)
const started = async (more: object = {}): Promise<string> => {
  const content = '投注结果与官方不一致，\n请核对'
  const { data } = await member.call(addFeedback, { type: 3, content, ...more })
  return String(data['id'])
}
const auditOf = (subject: string) => site.platform.sql`
  select actor, action, detail from audit_line where subject = ${subject} order by id`

it('lists, shows, answers and closes a thread, on record', async () => {
  expect(await run()).toBe('none waits')
  const ticket = await insertBet(site.platform.sql, member.id, site.platform.clock.now(), null)
  const id = await started({ ticketIds: [ticket] })
  expect(await run()).toMatch(
    new RegExp(`^${id}  .*  ${member.id}  bet  投注结果与官方不一致， 请核对$`),
  )
  const shown = await run(id)
  expect(shown).toContain(`${id}  ${member.id}  bet  waiting`)
  expect(shown).toContain(`ticket ${ticket}`)
  expect(await run(id, 'reply', '官方赛果为', '2-1')).toBe(`${id} is answered`)
  expect(await run()).toBe('none waits')
  expect((await member.call(unreadFeedback, {})).data).toEqual({ num: 1 })
  expect((await member.call(feedbackThread, { id })).data).toMatchObject({
    state: 'answered',
    messages: [{ from: 'member' }, { from: 'site', text: '官方赛果为 2-1' }],
  })
  expect(await run(id, 'close')).toBe(`${id} is closed`)
  expect((await member.call(feedbackThread, { id })).data).toMatchObject({ state: 'closed' })
  expect(await auditOf(id)).toEqual([
    { actor: testOperator, action: 'feedback-reply', detail: { text: '官方赛果为 2-1' } },
    { actor: testOperator, action: 'feedback-close', detail: {} },
  ])
})

it('writes the pictures of a thread to a folder, readable by the operator alone', async () => {
  const png = sharp({ create: { width: 64, height: 64, channels: 3, background: '#1757E8' } })
  const image = (await png.png().toBuffer()).toString('base64')
  const { data } = await member.call(uploadImage, { image, purpose: 'feedback' })
  const id = await started({ images: [data['url']] })
  const folder = await mkdtemp(join(tmpdir(), 'xinghe-feedback-'))
  const path = await run(id, 'pictures', folder)
  expect((await sharp(await readFile(path)).metadata()).format).toBe('webp')
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  expect(await auditOf(id)).toMatchObject([{ action: 'feedback-pictures' }])
})

it('explains a wrong argument in a sentence', async () => {
  const id = await started()
  await expect(run('fbk_none')).rejects.toThrow('no feedback "fbk_none"')
  await expect(run('fbk_none', 'reply', 'x')).rejects.toThrow('no feedback "fbk_none"')
  await expect(run('fbk_none', 'close')).rejects.toThrow('no feedback "fbk_none"')
  await expect(run(id, 'burn')).rejects.toThrow('takes reply TEXT')
  await expect(run(id, 'reply')).rejects.toThrow('takes a text')
  await expect(run(id, 'reply', '长'.repeat(1_001))).rejects.toThrow('1 to 1000')
  await expect(run(id, 'pictures')).rejects.toThrow('takes a folder')
  await expect(run(id, 'pictures', '/tmp')).rejects.toThrow('has no pictures')
  await run(id, 'close')
  await expect(run(id, 'reply', '再答')).rejects.toThrow('is closed')
  await expect(run(id, 'close')).rejects.toThrow('closed already')
})
