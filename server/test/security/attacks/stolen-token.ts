import { randomUUID } from 'node:crypto'
import {
  bindEmail,
  bindPhone,
  checkPhone,
  checkWithdrawalEmail,
  resetWithdrawalPassword,
  sendCodeLoggedIn,
} from '@xinghe/contract/account-codes.ts'
import { addCard, memberCards } from '@xinghe/contract/wallet-cards.ts'
import { newWithdrawal } from '@xinghe/contract/wallet-withdraw.ts'
import { hourMs, minuteMs } from '@xinghe/rules/base/instant.ts'
import { freshPhone, lastCode, sendFields } from '../../code-reader.ts'
import { startSite, type TestSite } from '../../site.ts'
import { goodPassword, md5, visitor } from '../../visitor.ts'
import {
  bankCard,
  walletMember,
  withdrawalPassword,
  type WalletMember,
} from '../../wallet-member.ts'
import type { Attack } from '../attack.ts'

const guessesOf = (form: 'short' | 'long'): number => (form === 'short' ? 10 : 200)

/** Everything that somebody with the token of a session can call, from a browser of their own. */
const thiefWith = (site: TestSite, { token, uuid }: Pick<WalletMember, 'token' | 'uuid'>) => {
  const call = (which: Parameters<TestSite['call']>[0], input: object) =>
    site.call(which, input, { token, uuid, requestId: randomUUID() })
  return {
    call,
    /** Has a code sent to a phone (`cate` 0) or email (1); the captcha is solved by hand. */
    async sendCode(number: string, type: number, cate: 0 | 1 = 0): Promise<void> {
      const proof = await visitor(site, { uuid }).passPicture()
      await call(sendCodeLoggedIn, sendFields(site, { number, type, cate, proof }))
    },
  }
}

/** Tries to take money out to a new card; true when a withdrawal was accepted. */
const takesOut = async (
  thief: ReturnType<typeof thiefWith>,
  card: object,
): Promise<'no card' | 'held' | 'money'> => {
  const added = await thief.call(addCard, { ...bankCard(), ...card })
  if (added.status_code !== 6000) return 'no card'
  const cardId = String(added.data['id'])
  const password = withdrawalPassword
  const asked = await thief.call(newWithdrawal, { cardId, amount: '500.00', password })
  return asked.status_code === 6000 ? 'money' : 'held'
}

type Scenario = (
  site: TestSite,
  form: 'short' | 'long',
) => Promise<{ tries: number; breaches: string[] }>

/** The owner has a phone: the thief guesses the code that is sent to it. */
const guessCodes: Scenario = async (site, form) => {
  const thief = thiefWith(site, await walletMember(site, { balance: 1_000_00n }))
  const breaches: string[] = []
  await thief.sendCode('', 6)
  for (let at = 0; at < guessesOf(form); at += 1) {
    const code = at === 0 ? undefined : String(at).padStart(6, '0')
    if ((await takesOut(thief, { password: undefined, code })) !== 'no card')
      breaches.push(`the thief bound a card with the code ${code ?? '(none)'}`)
  }
  return { tries: guessesOf(form), breaches }
}

/** The owner has no phone and no email: the thief binds their own, whose codes they can read. */
const bindOwnContacts: Scenario = async (site, form) => {
  const thief = thiefWith(site, await walletMember(site, { without: ['phone'] }))
  const breaches: string[] = []
  const passwords = [undefined, ...Array.from({ length: guessesOf(form) }, (_, at) => md5(`${at}`))]
  const phone = freshPhone()
  await thief.sendCode(phone, 1)
  const phoneCode = await lastCode(site, `+${phone}`)
  const email = 'thief@example.com'
  await thief.sendCode(email, 4, 1)
  const emailCode = await lastCode(site, email)
  for (const loginPassword of passwords) {
    const bound = await thief.call(bindPhone, { phone, code: phoneCode, loginPassword })
    if (bound.status_code === 6000) breaches.push('the thief bound a phone')
    const mailed = await thief.call(bindEmail, { email, code: emailCode, loginPassword })
    if (mailed.status_code === 6000)
      breaches.push('the thief bound an email, by which the login password can be reset')
  }
  return { tries: 2 * passwords.length, breaches }
}

/** The thief also knows the login password, and binds the first phone. */
const useNewPhone: Scenario = async (site) => {
  const thief = thiefWith(
    site,
    await walletMember(site, { balance: 1_000_00n, without: ['phone'] }),
  )
  const breaches: string[] = []
  const phone = freshPhone()
  const nextCode = async (number: string, type: number): Promise<string> => {
    site.platform.clock.advance?.(2 * minuteMs)
    await thief.sendCode(number, type)
    return lastCode(site, `+${phone}`)
  }
  const binding = { phone, code: await nextCode(phone, 1), loginPassword: md5(goodPassword) }
  if ((await thief.call(bindPhone, binding)).status_code !== 6000)
    throw new Error('the phone was not bound')
  if ((await takesOut(thief, { password: undefined, code: await nextCode('', 6) })) !== 'no card')
    breaches.push('a phone that was bound just now proved a card')
  const fresh = md5('918273')
  const changed = { code: await nextCode('', 5), password: fresh, secondPassword: fresh }
  if ((await thief.call(resetWithdrawalPassword, changed)).status_code === 6000)
    breaches.push('a phone that was bound just now changed the withdrawal password')
  return { tries: 2, breaches }
}

/**
 * The thief also knows the login password, and binds the first email and the first phone in this order, to
 * reset the withdrawal password by the email and to prove a card with both.
 */
const useNewEmail =
  (first: 'email' | 'phone'): Scenario =>
  async (site) => {
    const owner = await walletMember(site, { balance: 1_000_00n, without: ['phone'] })
    const thief = thiefWith(site, owner)
    const breaches: string[] = []
    const [phone, email] = [freshPhone(), `${owner.id}@thief.example`]
    const loginPassword = md5(goodPassword)
    const nextCode = async (
      kind: 'phone' | 'email',
      type: number,
      number = '',
    ): Promise<string> => {
      site.platform.clock.advance?.(2 * minuteMs)
      await thief.sendCode(number, type, kind === 'phone' ? 0 : 1)
      return lastCode(site, kind === 'phone' ? `+${phone}` : email)
    }
    const binders = {
      phone: async () =>
        thief.call(bindPhone, { phone, code: await nextCode('phone', 1, phone), loginPassword }),
      email: async () =>
        thief.call(bindEmail, { email, code: await nextCode('email', 4, email), loginPassword }),
    }
    const bind = async (kind: 'phone' | 'email'): Promise<void> => {
      if ((await binders[kind]()).status_code !== 6000) throw new Error(`the ${kind} was not bound`)
    }
    const fresh = md5('918273')
    const resets = async (): Promise<boolean> => {
      const checked = await thief.call(checkWithdrawalEmail, { code: await nextCode('email', 5) })
      const ticket = checked.status_code === 6000 ? String(checked.data['ticket']) : 'none'
      const changed = { ticket, password: fresh, secondPassword: fresh }
      return (await thief.call(resetWithdrawalPassword, changed)).status_code === 6000
    }
    const [one, other] =
      first === 'email' ? (['email', 'phone'] as const) : (['phone', 'email'] as const)
    await bind(one)
    const resetBetween = one === 'email' && (await resets())
    await bind(other)
    const passed = await thief.call(checkPhone, { code: await nextCode('phone', 2) })
    if (passed.status_code !== 6000) throw new Error('the phone was not checked')
    if (resetBetween || (await resets()))
      breaches.push(
        `an email that was bound just now, ${first} first, reset the withdrawal password`,
      )
    const card = { password: fresh, code: await nextCode('phone', 6) }
    if ((await takesOut(thief, card)) !== 'no card')
      breaches.push(`contacts that were bound just now, ${first} first, proved a card`)
    const letters = await site.platform.sql<{ title: string }[]>`
      select title_cn as title from letter where member_id = ${owner.id}`
    for (const title of ['手机号码已绑定', '邮箱已绑定'])
      if (!letters.some((letter) => letter.title === title))
        breaches.push(`the owner got no letter ${title}`)
    return { tries: 4, breaches }
  }

/** With phone and withdrawal password a card can be bound; the owner hears of it, and has a day. */
const useNewCard: Scenario = async (site) => {
  const owner = await walletMember(site, { balance: 1_000_00n })
  const breaches: string[] = []
  const outcome = await takesOut(thiefWith(site, owner), { code: await owner.cardCode() })
  if (outcome === 'money') breaches.push('a new card was paid to at once')
  const letters = await site.platform.sql`
    select 1 from letter where member_id = ${owner.id} and title_cn = '收款账户已绑定'`
  if (letters.length !== 1) breaches.push('the owner was not told of the new card')
  site.platform.clock.advance?.(23 * hourMs)
  const [card] = (await owner.call(memberCards, {})).data as unknown as { id: string }[]
  const later = { cardId: card?.id, amount: '500.00', password: withdrawalPassword }
  if ((await owner.call(newWithdrawal, later)).status_code === 6000)
    breaches.push('a new card was paid to within 24 hours')
  return { tries: 2, breaches }
}

/** A session was stolen; the site asks no withdrawal password for a card. */
export const attack: Attack = {
  item: 'stolen session',
  title: 'a stolen session alone takes no money out to a new card',
  async run({ form }) {
    const site = await startSite({ WIRE_ENCRYPTION: 'off' })
    await site.platform.settings.set('switches', { withdrawPasswordEnable: 0 })
    try {
      const breaches: string[] = []
      let tries = 0
      const scenarios = [
        guessCodes,
        bindOwnContacts,
        useNewPhone,
        useNewEmail('email'),
        useNewEmail('phone'),
        useNewCard,
      ]
      for (const scenario of scenarios) {
        const tried = await scenario(site, form)
        tries += tried.tries
        breaches.push(...tried.breaches)
      }
      return { tried: `${tries} tries`, breaches }
    } finally {
      await site.close()
    }
  },
}
