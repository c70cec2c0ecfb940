import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { memberInfo, memberJwt } from '@xinghe/contract/account-member.ts'
import { bindRealName, revealValue } from '@xinghe/contract/account-profile.ts'
import { dayMs, later } from '@xinghe/rules/base/instant.ts'
import { loggedInMember } from '../../../../test/member.ts'
import { startSite, type TestSite } from '../../../../test/site.ts'
import { revealsPerDay } from '@xinghe/rules/account/reveal-policy.ts'
import { setMemberState, type StateChange } from './set-member-state.ts'
import { timestamp } from '../../../platform/database/value.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite({ WIRE_ENCRYPTION: 'off' })
})
afterAll(() => site.close())

const refusal = (name: string, code: number) => ({ status_code: code, data: { refusal: name } })
const done = { status_code: 6000 }

describe('singleDataDecryption', () => {
  it('shows the member their own values and records each reveal', async () => {
    const member = await loggedInMember(site)
    const show = (field: string) => member.call(revealValue, { field })
    for (const field of ['phone', 'email', 'realName'])
      expect(await show(field)).toMatchObject(refusal('not-found', 6004))
    const phone = await member.withPhone()
    await member.call(bindRealName, { realName: '张伟' })
    expect(await show('phone')).toMatchObject({ ...done, data: { d: `+${phone}` } })
    expect(await show('realName')).toMatchObject({
      data: { d: '张伟', v: expect.stringMatching(/^\d+$/) },
    })
    expect(await show('password')).toMatchObject(refusal('invalid-parameter', 6007))
    const rows = await site.platform.sql`select field from reveal where member_id = ${member.id}`
    expect(rows.map((row) => row['field'])).toEqual(['phone', 'realName'])
  })

  it('refuses the twenty-first of a day, also of many at once, until the next day', async () => {
    const member = await loggedInMember(site)
    await member.call(bindRealName, { realName: '张伟' })
    const show = () => member.call(revealValue, { field: 'realName' })
    const answers = await Promise.all(Array.from({ length: revealsPerDay + 5 }, show))
    expect(answers.filter((answer) => answer.status_code === 6000)).toHaveLength(revealsPerDay)
    expect(await show()).toMatchObject(refusal('reveals-used-up', 6012))
    await site.owner`
      update reveal set revealed_at = ${timestamp(later(site.platform.clock.now(), -dayMs))}
      where member_id = ${member.id}`
    expect(await show()).toMatchObject(done)
  })

  it('is refused while the switch is off', async () => {
    const member = await loggedInMember(site)
    await member.call(bindRealName, { realName: '张伟' })
    await site.platform.settings.set('switches', { hideRealNumber: 1 })
    expect(await member.call(revealValue, { field: 'realName' })).toMatchObject(
      refusal('access-denied', 6003),
    )
    await site.platform.settings.set('switches', { hideRealNumber: 0 })
    expect(await member.call(revealValue, { field: 'realName' })).toMatchObject(done)
  })
})

describe('member states', () => {
  const order = (name: string, change: StateChange, reason = '资料核对') =>
    setMemberState(site.platform, { name, change, reason, actor: 'test' })

  it('freezes at once: reading is allowed, all else refused, until it is undone', async () => {
    const member = await loggedInMember(site)
    expect(await member.call(memberJwt, {})).toMatchObject(done)
    await order(member.name.toUpperCase(), 'freeze')
    expect(await member.call(memberJwt, {})).toMatchObject(refusal('account-frozen', 6030))
    expect(await member.call(bindRealName, { realName: '张伟' })).toMatchObject(
      refusal('account-frozen', 6030),
    )
    expect((await member.call(memberInfo, {})).data).toMatchObject({
      state: 'frozen',
      stateReason: '资料核对',
    })
    expect((await member.call(memberInfo, { language: 'zh-TW' })).data).toMatchObject({
      stateReason: '資料核對',
    })
    await order(member.name, 'unfreeze', '核对完成')
    expect(await member.call(memberJwt, {})).toMatchObject(done)
    expect((await member.call(memberInfo, {})).data).toMatchObject({ stateReason: null })
  })

  it('closes for ever: sessions end, and login is refused', async () => {
    const member = await loggedInMember(site)
    await order(member.name, 'close', '本人要求')
    expect(await member.call(memberInfo, {})).toMatchObject({ status_code: 6001 })
    expect(await member.home.logIn(member.name)).toMatchObject(refusal('account-closed', 6030))
    await expect(order(member.name, 'unfreeze')).rejects.toThrow(/is closed/)
    const sessions = await site.platform.sql`
      select ended_why from session where member_id = ${member.id}`
    expect(sessions).toEqual([{ ended_why: 'account-closed' }])
  })

  it('writes an audit line with the reason', async () => {
    const member = await loggedInMember(site)
    await order(member.name, 'freeze', '设备异常')
    await expect(order(member.name, 'freeze')).rejects.toThrow(/changes nothing/)
    await expect(order(member.name, 'close', ' ')).rejects.toThrow(/reason/)
    await expect(order('nobody99', 'close')).rejects.toThrow(/no member/)
    const lines = await site.platform.sql`
      select actor, action, detail from audit_line where subject = ${member.id}`
    expect(lines).toEqual([
      {
        actor: 'test',
        action: 'freeze-member',
        detail: { name: member.name, reason: '设备异常' },
      },
    ])
  })
})
