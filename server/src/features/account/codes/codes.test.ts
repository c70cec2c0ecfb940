import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeTries, sendsPerDay } from '@xinghe/rules/account/code-policy.ts'
import { dayMs, minuteMs, secondMs } from '@xinghe/rules/base/instant.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import { freshPhone, lastCode, messagesTo, otherThan } from '../../../../test/code-reader.ts'
import { startSite, type TestSite } from '../../../../test/site.ts'
import { checkCode, checkCodes, type CodeCheck } from './check-code.ts'
import type { Contact } from './contact.ts'
import { sendCode, type CodeSending } from './send-code.ts'

let site: TestSite
let memberId: MemberId
let otherId: MemberId
beforeAll(async () => {
  site = await startSite({ WIRE_ENCRYPTION: 'off' })
  const rows = await site.platform.sql<{ id: MemberId }[]>`select id from member order by name`
  memberId = rows[0]?.id ?? 'mem_'
  otherId = rows[1]?.id ?? 'mem_'
})
afterAll(() => site.close())

const outcome = (work: Promise<void>): Promise<string> =>
  work.then(
    () => 'passed',
    (error: unknown) => (error instanceof Refused ? error.refusal : 'broken'),
  )
/** One that is not limited per member: many tests send to phones for the same one. */
const purpose = 'change-password'
const newPhone = (): Contact => ({ kind: 'phone', value: freshPhone() })
const send = (target: Contact, more: Partial<CodeSending> = {}) =>
  outcome(
    sendCode(site.platform, site.parts.account, {
      target,
      memberId,
      purpose,
      category: 0,
      ip: null,
      now: site.platform.clock.now(),
      ...more,
    }),
  )
const check = (target: Contact, code: string, more: Partial<CodeCheck> = {}) =>
  outcome(
    checkCode(site.platform, {
      target,
      purpose,
      memberId,
      code,
      now: site.platform.clock.now(),
      ...more,
    }),
  )
const sentCode = async (target: Contact): Promise<string> => {
  expect(await send(target)).toBe('passed')
  return lastCode(site, `+${target.value}`)
}
const fifty = <T>(make: () => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: 50 }, make))
const countOf = (outcomes: readonly string[], name: string): number =>
  outcomes.filter((each) => each === name).length

describe('a code', () => {
  it('passes exactly one of fifty right checks at once', async () => {
    const phone = newPhone()
    const code = await sentCode(phone)
    const outcomes = await fifty(() => check(phone, code))
    expect(countOf(outcomes, 'passed')).toBe(1)
    expect(countOf(outcomes, 'code-expired')).toBe(49)
  })

  it('judges five of fifty wrong checks, locks the rest, and the right one afterwards', async () => {
    const phone = newPhone()
    const code = await sentCode(phone)
    const outcomes = await fifty(() => check(phone, otherThan(code)))
    expect(countOf(outcomes, 'code-wrong')).toBe(codeTries)
    expect(countOf(outcomes, 'code-locked')).toBe(50 - codeTries)
    expect(await check(phone, code)).toBe('code-locked')
  })

  it('can be sent again after a lock, with five new tries', async () => {
    const phone = newPhone()
    const first = await sentCode(phone)
    for (let at = 0; at < codeTries; at += 1) await check(phone, otherThan(first))
    site.platform.clock.advance?.(minuteMs)
    const second = await sentCode(phone)
    if (first !== second) expect(await check(phone, first)).toBe('code-wrong')
    expect(await check(phone, second)).toBe('passed')
  })

  it('is missing when empty, expired after five minutes, and where none was sent', async () => {
    const phone = newPhone()
    const code = await sentCode(phone)
    expect(await check(phone, '')).toBe('code-missing')
    site.platform.clock.advance?.(5 * minuteMs)
    expect(await check(phone, code)).toBe('code-expired')
    expect(await check(newPhone(), '123456')).toBe('code-expired')
  })

  it('is not valid for another purpose, target or member', async () => {
    const phone = newPhone()
    const code = await sentCode(phone)
    expect(await check(phone, code, { purpose: 'reset' })).toBe('code-expired')
    expect(await check(newPhone(), code)).toBe('code-expired')
    expect(await check(phone, code, { memberId: otherId })).toBe('code-expired')
    expect(await check(phone, code, { subjectHash: 'a reset' })).toBe('code-expired')
    expect(await check({ ...phone, value: `+${phone.value}` }, code)).toBe('passed')
  })

  it('is not hidden by a later code of someone else', async () => {
    const phone = newPhone()
    const code = await sentCode(phone)
    site.platform.clock.advance?.(minuteMs)
    expect(await send(phone, { memberId: null, subjectHash: 'a reset', decoy: true })).toBe(
      'passed',
    )
    expect(await check(phone, code)).toBe('passed')
  })

  it('is not stored in plain', async () => {
    const phone = newPhone()
    const code = await sentCode(phone)
    const rows = await site.platform.sql`
      select target_hash, code_hash, member_id, purpose from verification_code`
    expect(JSON.stringify(rows)).not.toContain(phone.value)
    expect(rows.map((row) => row['code_hash'])).not.toContain(code)
    expect(code).toMatch(/^\d{6}$/)
  })

  it('of two required together is invalidated only when both are right', async () => {
    const [old, fresh] = [newPhone(), newPhone()]
    const [oldCode, freshCode] = [await sentCode(old), await sentCode(fresh)]
    const both = (one: string, two: string) =>
      outcome(
        checkCodes(
          site.platform,
          [
            { target: old, code: one },
            { target: fresh, code: two },
          ].map((each) => ({
            ...each,
            purpose,
            memberId,
            now: site.platform.clock.now(),
          })),
        ),
      )
    expect(await both(oldCode, otherThan(freshCode))).toBe('code-wrong')
    expect(await both(oldCode, freshCode)).toBe('passed')
    expect(await both(oldCode, freshCode)).toBe('code-expired')
  })
})

describe('sending', () => {
  it('waits a minute between two codes, of any purpose', async () => {
    const phone = newPhone()
    expect(await send(phone)).toBe('passed')
    expect(await send(phone, { purpose: 'new-device' })).toBe('code-sent-just-now')
    site.platform.clock.advance?.(59 * secondMs)
    expect(await send(phone)).toBe('code-sent-just-now')
    site.platform.clock.advance?.(secondMs)
    expect(await send(phone)).toBe('passed')
    expect(await messagesTo(site, `+${phone.value}`)).toHaveLength(2)
  })

  it('sends one of fifty at once', async () => {
    const phone = newPhone()
    const outcomes = await fifty(() => send(phone))
    expect(countOf(outcomes, 'passed')).toBe(1)
    expect(countOf(outcomes, 'code-sent-just-now')).toBe(49)
    expect(await messagesTo(site, `+${phone.value}`)).toHaveLength(1)
  })

  it('refuses the eleventh of a day, decoys counted, and starts again the next day', async () => {
    const phone = newPhone()
    // From the first minutes of a GMT+8 day on, so that ten minutes stay within it.
    const now = site.platform.clock.now()
    const intoDay = (now + 8 * 3_600_000) % dayMs
    site.platform.clock.advance?.(dayMs - intoDay + minuteMs)
    for (let at = 0; at < sendsPerDay; at += 1) {
      expect(await send(phone, { decoy: at % 2 === 0 })).toBe('passed')
      site.platform.clock.advance?.(minuteMs)
    }
    expect(await send(phone)).toBe('code-sends-used-up')
    expect(await messagesTo(site, `+${phone.value}`)).toHaveLength(sendsPerDay / 2)
    site.platform.clock.advance?.(dayMs)
    expect(await send(phone)).toBe('passed')
  })

  it('travels as SMS, as a call that reads the digits, and as mail', async () => {
    const [phone, called] = [newPhone(), newPhone()]
    const email: Contact = { kind: 'email', value: 'Reader@Example.com' }
    await send(phone, { category: 0 })
    await send(called, { category: 2 })
    await send(email, { category: 1 })
    expect(await messagesTo(site, `+${phone.value}`)).toMatchObject([
      { channel: 'sms', body: expect.stringMatching(/^【星河】.*验证码 \d{6}，5分钟内有效/) },
    ])
    expect(await messagesTo(site, `+${called.value}`)).toMatchObject([
      { channel: 'voice', body: expect.stringMatching(/(\d，){5}\d/) },
    ])
    expect(await messagesTo(site, 'reader@example.com')).toMatchObject([{ channel: 'mail' }])
    const code = await lastCode(site, 'reader@example.com')
    expect(await check({ ...email, value: 'READER@example.com' }, code)).toBe('passed')
  })
})
