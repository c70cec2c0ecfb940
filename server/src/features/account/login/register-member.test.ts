import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { register } from '@xinghe/contract/account.ts'
import { startSite, type TestSite } from '../../../../test/site.ts'
import { freshName, goodPassword, md5, noProof, visitor } from '../../../../test/visitor.ts'
import { hashBody } from '../../../platform/once/once.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite({ WIRE_ENCRYPTION: 'off', TRUST_PROXY: '1' })
})
afterAll(() => site.close())

const refusal = (code: number, name: string) => ({
  http: 200,
  status_code: code,
  data: { refusal: name },
})
const membersNamed = async (name: string): Promise<number> => {
  const rows = await site.platform.sql`select 1 from member where name_key = ${name.toLowerCase()}`
  return rows.length
}

describe('a registration', () => {
  it('makes the member, its accounts at zero, a known device and an event', async () => {
    const guest = visitor(site)
    const name = freshName()
    const answer = await guest.register(name, { rCode: 'abc-1', iCode: '<bad>' })
    expect(answer).toMatchObject({ status_code: 6000 })
    const id = String(answer.data['userId'])
    expect(id).toMatch(/^mem_[0-9a-z]{16}$/)
    const { sql } = site.platform
    const [member] = await sql`select * from member where id = ${id}`
    expect(member).toMatchObject({
      name,
      state: 'active',
      r_code: 'abc-1',
      i_code: '',
      demo: false,
    })
    expect(member?.['password_hash']).toMatch(/^\$argon2id\$v=19\$m=/)
    const accounts = await sql`
      select purpose, balance from ledger_account where member_id = ${id} order by purpose`
    expect([...accounts]).toEqual([
      { purpose: 'centre', balance: 0n },
      { purpose: 'locked', balance: 0n },
      { purpose: 'transit', balance: 0n },
    ])
    expect(
      await sql`select 1 from member_device where member_id = ${id} and uuid = ${guest.uuid}`,
    ).toHaveLength(1)
    expect(
      await sql`select 1 from event where kind = 'member-registered' and body->>'memberId' = ${id}`,
    ).toHaveLength(1)
  })

  it('works with a picture', async () => {
    const guest = visitor(site)
    expect(await guest.registerWith(freshName(), await guest.passPicture())).toMatchObject({
      status_code: 6000,
    })
  })

  it('refuses a taken name, without case', async () => {
    const name = freshName()
    await visitor(site).register(name)
    expect(await visitor(site).register(name.toUpperCase())).toMatchObject(
      refusal(6009, 'name-taken'),
    )
  })

  it('makes one member of a name, of many requests at once', async () => {
    const name = freshName()
    const guests = Array.from({ length: 8 }, () => visitor(site))
    const answers = await Promise.all(guests.map((guest) => guest.register(name)))
    expect(answers.filter((answer) => answer.status_code === 6000)).toHaveLength(1)
    expect(answers.filter((answer) => answer.status_code === 6009)).toHaveLength(7)
    expect(await membersNamed(name)).toBe(1)
  })

  it('gives the same answer to the same request, repeated or at once', async () => {
    const guest = visitor(site)
    const [name, requestId] = [freshName(), randomUUID()]
    const proof = await guest.passSlider(1)
    const send = () => guest.registerWith(name, proof, {}, { requestId })
    const together = await Promise.all([send(), send(), send()])
    const later = await send()
    expect(new Set([...together, later].map((answer) => answer.data['userId'])).size).toBe(1)
    expect(later).toMatchObject({ status_code: 6000 })
    expect(await membersNamed(name)).toBe(1)
  })

  it('refuses a request id that comes back with another body', async () => {
    const guest = visitor(site)
    const requestId = randomUUID()
    await guest.registerWith(freshName(), await guest.passSlider(1), {}, { requestId })
    const other = await guest.registerWith(
      freshName(),
      await guest.passSlider(1),
      {},
      { requestId },
    )
    expect(other).toMatchObject(refusal(6009, 'request-id-reused'))
  })

  it('stores no fast hash of the password with the answered request', async () => {
    const guest = visitor(site)
    const requestId = randomUUID()
    const proof = await guest.passPicture()
    const name = freshName()
    await guest.registerWith(name, proof, {}, { requestId })
    const [row] = await site.platform.sql<{ body_hash: string }[]>`
      select body_hash from answered_request where request_id = ${requestId}`
    const body = z.parse(register.input, guest.registration(name, proof))
    expect(row?.body_hash).toHaveLength(64)
    expect(row?.body_hash).not.toBe(hashBody(body))
  })
})

describe('a registration is refused', () => {
  it.each(['abc', 'abcd', 'a123', '1abc', 'ab_123', 'abcdefghij12', '星河ab1'])(
    'for the name %s',
    async (name) => {
      expect(await visitor(site).registerWith(name, noProof)).toMatchObject(
        refusal(6007, 'username-shape'),
      )
    },
  )

  it('for two different passwords', async () => {
    const answer = await visitor(site).registerWith(freshName(), noProof, {
      secondPassword: md5('other2026'),
    })
    expect(answer).toMatchObject(refusal(6007, 'passwords-differ'))
  })

  it.each([
    ['Xinghe2026', 'Xinghe2026'],
    ['Xinghe2026', 'xinghe2026'],
  ])('for the name %s with the password %s', async (name, password) => {
    const fields = { password: md5(password), secondPassword: md5(password) }
    expect(await visitor(site).registerWith(name, noProof, fields)).toMatchObject(
      refusal(6012, 'password-equals-name'),
    )
  })

  it('for a very common password', async () => {
    const fields = { password: md5('a1234567'), secondPassword: md5('a1234567') }
    expect(await visitor(site).registerWith(freshName(), noProof, fields)).toMatchObject(
      refusal(6012, 'password-common'),
    )
  })

  it('for a password that is not an md5', async () => {
    const fields = { password: goodPassword, secondPassword: goodPassword }
    expect(await visitor(site).registerWith(freshName(), noProof, fields)).toMatchObject(
      refusal(6007, 'invalid-parameter'),
    )
  })

  it('without a captcha, and with a used one', async () => {
    const guest = visitor(site)
    expect(await guest.registerWith(freshName(), noProof)).toMatchObject(
      refusal(6022, 'slider-required'),
    )
    const proof = await guest.passSlider(1)
    const name = freshName()
    await guest.registerWith(name, proof)
    expect(await guest.registerWith(freshName(), proof)).toMatchObject(
      refusal(6012, 'captcha-expired'),
    )
  })

  it('with a picture asked for after two failed sliders', async () => {
    const guest = visitor(site)
    const early = await guest.passSlider(1)
    for (let failed = 0; failed < 2; failed += 1)
      await guest.slide(await guest.drawSlider(1), '0:0')
    expect(await guest.registerWith(freshName(), early)).toMatchObject(
      refusal(6021, 'picture-required'),
    )
  })

  it('from a limited region, and from a warned one until the warning is read', async () => {
    const fromUs = visitor(site, { ip: '8.8.8.8' })
    expect(await fromUs.register(freshName())).toMatchObject(refusal(6031, 'region-limited'))
    await site.platform.settings.set('region', { limited: [], warned: ['US'] })
    const proof = await fromUs.passSlider(1)
    const name = freshName()
    expect(await fromUs.registerWith(name, proof)).toMatchObject(refusal(6032, 'region-warning'))
    expect(await fromUs.registerWith(name, proof, { regionWarningRead: 1 })).toMatchObject({
      status_code: 6000,
    })
    await site.platform.settings.set('region', { limited: ['US'], warned: [] })
  })

  it('while registration is suspended, as a dialog or a toast', async () => {
    const text = '注册将于今晚开放'
    await site.platform.settings.set('registrationSuspended', { on: true, how: 'dialog', text })
    const dialog = await visitor(site).registerWith(freshName(), noProof)
    expect(dialog).toMatchObject({ ...refusal(6501, 'login-suspended'), message: text })
    await site.platform.settings.set('registrationSuspended', { how: 'toast' })
    const toast = await visitor(site).registerWith(freshName(), noProof)
    expect(toast).toMatchObject({ ...refusal(6502, 'login-suspended-quietly'), message: text })
    const language = 'zh-TW'
    const inTraditional = await visitor(site).registerWith(freshName(), noProof, { language })
    expect(inTraditional.message).toBe('註冊將於今晚開放')
    await site.platform.settings.set('registrationSuspended', { on: false })
  })
})
