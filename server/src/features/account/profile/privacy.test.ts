import { afterAll, beforeAll, expect, it } from 'vitest'
import { readPrivacy, setPrivacy } from '@xinghe/contract/account-privacy.ts'
import { loggedInMember } from '../../../../test/member.ts'
import { startSite, type TestSite } from '../../../../test/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite({ WIRE_ENCRYPTION: 'off' })
})
afterAll(() => site.close())

const refusal = (name: string) => ({ data: { refusal: name } })
const shown = (winsShown: boolean) => ({ status_code: 6000, data: { winsShown } })

it('shows wins until the member hides them, each member by themselves', async () => {
  const [ann, bob] = [await loggedInMember(site), await loggedInMember(site)]
  expect(await ann.call(readPrivacy, {})).toMatchObject(shown(true))
  expect(await ann.call(setPrivacy, { winsShown: false })).toMatchObject(shown(false))
  expect(await ann.call(readPrivacy, {})).toMatchObject(shown(false))
  expect(await bob.call(readPrivacy, {})).toMatchObject(shown(true))
  expect(await ann.call(setPrivacy, { winsShown: true })).toMatchObject(shown(true))
  expect(await ann.call(readPrivacy, {})).toMatchObject(shown(true))
})

it('tells of a member who hides their wins once, however often they say so', async () => {
  const ann = await loggedInMember(site)
  const events = async (): Promise<number> => {
    const rows = await site.platform.sql`
      select 1 from event where kind = 'wins-hidden' and body ->> 'memberId' = ${ann.id}`
    return rows.length
  }
  await ann.call(setPrivacy, { winsShown: true })
  expect(await events()).toBe(0)
  await ann.call(setPrivacy, { winsShown: false })
  await ann.call(setPrivacy, { winsShown: false })
  expect(await events()).toBe(1)
})

it('needs a session', async () => {
  for (const [call, input] of [
    [readPrivacy, {}],
    [setPrivacy, { winsShown: false }],
  ] as const)
    expect(await site.call(call, input)).toMatchObject(refusal('session-expired'))
})

it.each([['false'], [0], [null], [undefined]])('refuses %s for a choice', async (winsShown) => {
  const ann = await loggedInMember(site)
  expect(await ann.call(setPrivacy, { winsShown })).toMatchObject(refusal('invalid-parameter'))
  expect(await ann.call(readPrivacy, {})).toMatchObject(shown(true))
})

it('lets a frozen member hide their wins', async () => {
  const ann = await loggedInMember(site)
  await site.platform.sql`update member set state = 'frozen' where id = ${ann.id}`
  expect(await ann.call(setPrivacy, { winsShown: false })).toMatchObject(shown(false))
})
