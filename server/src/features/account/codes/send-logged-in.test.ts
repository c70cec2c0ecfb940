import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  checkPhone,
  forgotByEmailStart,
  forgotByPhoneStart,
  sendCodeLoggedIn,
} from '@xinghe/contract/account-codes.ts'
import { dayMs, hourMs, minuteMs } from '@xinghe/rules/base/instant.ts'
import {
  bindContact,
  freshPhone,
  lastCode,
  messagesTo,
  sendFields,
} from '../../../../test/code-reader.ts'
import { startSite, type TestSite } from '../../../../test/site.ts'
import { freshName, noProof, visitor } from '../../../../test/visitor.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite({ WIRE_ENCRYPTION: 'off' })
})
afterAll(() => site.close())

const refusal = (code: number, name: string) => ({ status_code: code, data: { refusal: name } })

const loggedIn = async (where: TestSite = site) => {
  const name = freshName()
  const home = visitor(where)
  await home.register(name)
  const { data } = await home.logInWith(name, noProof)
  const [token, id] = [String(data['token']), String(data['userId'])]
  const send = async (sent: { number: string; type: number; cate: 0 | 1 | 2 }) => {
    const fields = sendFields(where, { ...sent, proof: await home.passPicture() })
    return home.call(sendCodeLoggedIn, fields, { token })
  }
  return { name, home, token, id, send }
}

describe('sendCode/two', () => {
  it('sends to a new phone, by SMS or voice, without revealing its owner', async () => {
    const { send } = await loggedIn()
    const phone = freshPhone()
    expect(await send({ number: phone, type: 1, cate: 0 })).toMatchObject({ status_code: 6000 })
    expect(await messagesTo(site, `+${phone}`)).toHaveLength(1)
    const taken = '8613800138000'
    expect(await send({ number: taken, type: 1, cate: 2 })).toMatchObject({ status_code: 6000 })
    expect((await messagesTo(site, `+${taken}`)).at(-1)?.channel).toBe('voice')
  })

  it('refuses an invalid phone, a second phone, and the wrong channel', async () => {
    const { send, id } = await loggedIn()
    for (const number of ['', '12345', '8612345', '861380013800x'])
      expect(await send({ number, type: 1, cate: 0 })).toMatchObject(refusal(6007, 'phone-shape'))
    expect(await send({ number: freshPhone(), type: 1, cate: 1 })).toMatchObject(
      refusal(6007, 'invalid-parameter'),
    )
    expect(await send({ number: 'a@b.co', type: 4, cate: 0 })).toMatchObject(
      refusal(6007, 'invalid-parameter'),
    )
    await bindContact(site, id, { kind: 'phone', value: freshPhone() })
    expect(await send({ number: freshPhone(), type: 1, cate: 0 })).toMatchObject(
      refusal(6012, 'already-bound'),
    )
  })

  it('sends to a new email, and with an empty one to the bound', async () => {
    const { send, id, name } = await loggedIn()
    const [old, fresh] = [`${name}@old.example`, `${name}@new.example`]
    expect(await send({ number: 'no mail', type: 4, cate: 1 })).toMatchObject(
      refusal(6007, 'email-shape'),
    )
    expect(await send({ number: '', type: 4, cate: 1 })).toMatchObject(
      refusal(6012, 'email-unbound'),
    )
    await bindContact(site, id, { kind: 'email', value: old })
    expect(await send({ number: fresh, type: 4, cate: 1 })).toMatchObject({ status_code: 6000 })
    expect(await send({ number: '', type: 4, cate: 1 })).toMatchObject({ status_code: 6000 })
    expect(await messagesTo(site, old)).toHaveLength(1)
    expect(await messagesTo(site, fresh)).toHaveLength(1)
  })

  it.each([2, 5])('of type %i goes only to the bound contact', async (type) => {
    const { send, id } = await loggedIn()
    expect(await send({ number: '', type, cate: 0 })).toMatchObject(refusal(6015, 'phone-unbound'))
    const phone = freshPhone()
    await bindContact(site, id, { kind: 'phone', value: phone })
    expect(await send({ number: freshPhone(), type, cate: 0 })).toMatchObject(
      refusal(6012, 'phone-wrong'),
    )
    expect(await send({ number: phone, type, cate: 0 })).toMatchObject({ status_code: 6000 })
    expect(await send({ number: '', type, cate: 0 })).toMatchObject(
      refusal(6066, 'code-sent-just-now'),
    )
  })

  it('requires a captcha each time, and a session', async () => {
    const { home, token } = await loggedIn()
    const sent = { number: freshPhone(), type: 1, cate: 0 } as const
    const without = sendFields(site, { ...sent, proof: noProof })
    expect(await home.call(sendCodeLoggedIn, without, { token })).toMatchObject(
      refusal(6022, 'slider-required'),
    )
    expect(await home.call(sendCodeLoggedIn, without)).toMatchObject({ status_code: 6001 })
  })
})

describe('codes to phones and emails that the caller names', () => {
  const most = 10
  /** A minute into the next GMT+8 day, so that what is counted stays within one day. */
  const nextDay = ({ platform: { clock } }: TestSite) =>
    clock.advance?.(dayMs - ((clock.now() + 8 * hourMs) % dayMs) + minuteMs)
  const sent = (answers: readonly { status_code: number }[]) =>
    answers.filter((answer) => answer.status_code === 6000).length
  const usedUp = refusal(6034, 'code-sends-used-up')

  it('are sent to ten a day of one member, by phone and email together', async () => {
    nextDay(site)
    const { send, id, name, home } = await loggedIn()
    const toPhone = () => send({ number: freshPhone(), type: 1, cate: 2 })
    const toEmail = () => send({ number: `${freshPhone()}@foreign.example`, type: 4, cate: 1 })
    for (let at = 0; at < most; at += 1)
      expect(await (at % 2 === 0 ? toPhone() : toEmail())).toMatchObject({ status_code: 6000 })
    expect(await toPhone()).toMatchObject(usedUp)
    expect(await toEmail()).toMatchObject(usedUp)
    // The member's own email still gets its codes, and other members get theirs.
    await bindContact(site, id, { kind: 'email', value: `${name}@own.example` })
    expect(await send({ number: '', type: 2, cate: 1 })).toMatchObject({ status_code: 6000 })
    const other = await loggedIn()
    const answer = await other.send({ number: freshPhone(), type: 1, cate: 0 })
    expect(answer).toMatchObject({ status_code: 6000 })
    nextDay(site)
    const proof = await home.passPicture()
    const token = String((await home.logInWith(name, noProof)).data['token'])
    const fields = sendFields(site, { number: freshPhone(), type: 1, cate: 0, proof })
    expect(await home.call(sendCodeLoggedIn, fields, { token })).toMatchObject({
      status_code: 6000,
    })
  })

  it('are sent to ten of many that are asked for at once', async () => {
    nextDay(site)
    const { home, token } = await loggedIn()
    const proofs = await Promise.all(Array.from({ length: 16 }, () => home.passPicture()))
    const answers = await Promise.all(
      proofs.map((proof) => {
        const fields = sendFields(site, { number: freshPhone(), type: 1, cate: 0, proof })
        return home.call(sendCodeLoggedIn, fields, { token })
      }),
    )
    expect(sent(answers)).toBe(most)
    expect(answers.filter(({ data }) => data.refusal === 'code-sends-used-up')).toHaveLength(6)
  })

  it('are limited by address, over members, visitors and real and wrong names alike', async () => {
    const limited = await startSite({
      WIRE_ENCRYPTION: 'off',
      TRUST_PROXY: '1',
      RATE_FACTOR: '1',
      CODE_SENDS_PER_ADDRESS: '4',
    })
    try {
      nextDay(limited)
      const { home, token, name, id } = await loggedIn(limited)
      const phone = freshPhone()
      await bindContact(limited, id, { kind: 'email', value: `${name}@own.example` })
      const from = async (ip: string, sending: 'bind' | 'real' | 'wrong' | 'own') => {
        limited.platform.clock.advance?.(minuteMs)
        const proof = await home.passPicture()
        if (sending === 'bind' || sending === 'own') {
          const asked =
            sending === 'bind'
              ? ({ number: freshPhone(), type: 1, cate: 0 } as const)
              : ({ number: '', type: 5, cate: 1 } as const)
          const fields = sendFields(limited, { ...asked, proof })
          return home.call(sendCodeLoggedIn, fields, { token, ip })
        }
        const { kaptchcate, codeId, code } = proof
        const captcha = { kaptchcate, codeId, imageCode: code }
        const email = sending === 'real' ? `${name}@own.example` : `${phone}@foreign.example`
        return home.call(forgotByEmailStart, { name, email, ...captcha }, { ip })
      }
      const [one, other] = ['192.0.2.7', '192.0.2.8']
      const answers = []
      for (const sending of ['bind', 'real', 'wrong', 'bind'] as const)
        answers.push(await from(one, sending))
      expect(sent(answers)).toBe(4)
      for (const sending of ['bind', 'real', 'wrong'] as const)
        expect(await from(one, sending)).toMatchObject(usedUp)
      // A code to the caller's own email is none that a stranger could ask for.
      expect(await from(one, 'own')).toMatchObject({ status_code: 6000 })
      expect(await from(other, 'real')).toMatchObject({ status_code: 6000 })
      nextDay(limited)
      expect(await from(one, 'wrong')).toMatchObject({ status_code: 6000 })
    } finally {
      await limited.close()
    }
  })
})

describe('checkPhone', () => {
  it('notes the check in this session alone', async () => {
    const { home, token, id, name, send } = await loggedIn()
    const pass = (code: string) => home.call(checkPhone, { code }, { token })
    expect(await pass('123456')).toMatchObject(refusal(6015, 'phone-unbound'))
    const phone = freshPhone()
    await bindContact(site, id, { kind: 'phone', value: phone })
    await home.logInWith(name, noProof)
    await send({ number: '', type: 2, cate: 0 })
    expect(await pass(await lastCode(site, `+${phone}`))).toMatchObject({ status_code: 6000 })
    const sessions = await site.platform.sql`
      select phone_checked_at is not null as checked from session where member_id = ${id}
      order by made_at`
    expect(sessions.map((row) => row['checked'])).toEqual([true, false])
  })
})

describe('a gateway that fails', () => {
  it('is reported to a member, and hidden from a visitor', async () => {
    const gateway = createServer((_, response) => {
      response.statusCode = 500
      response.end()
    }).listen(0, '127.0.0.1')
    await once(gateway, 'listening')
    const { port } = gateway.address() as AddressInfo
    const failing = await startSite({
      WIRE_ENCRYPTION: 'off',
      SMS_ADAPTER: 'http',
      SMS_URL: `http://127.0.0.1:${port}/`,
      SMS_SECRET: 'long-enough-secret',
    })
    try {
      const { send, home, name, id } = await loggedIn(failing)
      const phone = freshPhone()
      expect(await send({ number: phone, type: 1, cate: 0 })).toMatchObject(
        refusal(6014, 'outside-refused'),
      )
      await bindContact(failing, id, { kind: 'phone', value: phone })
      failing.platform.clock.advance?.(minuteMs)
      const { kaptchcate, codeId, code } = await home.passPicture()
      const asked = { name, phone, kaptchcate, codeId, imageCode: code }
      expect(await home.call(forgotByPhoneStart, asked)).toMatchObject({ status_code: 6000 })
      await failing.platform.background.idle()
      gateway.close()
      gateway.closeAllConnections()
      failing.platform.clock.advance?.(minuteMs)
      expect(await send({ number: '', type: 2, cate: 0 })).toMatchObject({
        http: 502,
        ...refusal(6006, 'outside-unreachable'),
      })
    } finally {
      await failing.close()
    }
  })
})
