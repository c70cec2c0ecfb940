import { randomUUID } from 'node:crypto'
import {
  bindPhone,
  resetWithdrawalPassword,
  sendCodeLoggedIn,
} from '@xinghe/contract/account-codes.ts'
import { addCard, memberCards } from '@xinghe/contract/wallet-cards.ts'
import { newWithdrawal } from '@xinghe/contract/wallet-withdraw.ts'
import { hourMs } from '@xinghe/rules/base/instant.ts'
import { freshPhone, lastCode, sendFields } from '../../code-reader.ts'
import { startSite, type TestSite } from '../../site.ts'
import { md5, visitor } from '../../visitor.ts'
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
    /** Has a code sent to a phone; the captcha is solved by hand. */
    async sendCode(number: string, type: number): Promise<void> {
      const proof = await visitor(site, { uuid }).passPicture()
      await call(sendCodeLoggedIn, sendFields(site, { number, type, cate: 0, proof }))
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

/** A session was stolen. Its owner has a phone, or none; the site asks the withdrawal password, or not. */
export const attack: Attack = {
  item: 'stolen session',
  title: 'a stolen session alone takes no money out to a new card',
  async run({ form }) {
    const site = await startSite({ WIRE_ENCRYPTION: 'off' })
    const breaches: string[] = []
    let tried = 0
    // The weakest setting: the session alone is asked for nothing else.
    await site.platform.settings.set('switches', { withdrawPasswordEnable: 0 })
    try {
      const owner = await walletMember(site, { balance: 1_000_00n })
      const thief = thiefWith(site, owner)
      await thief.sendCode('', 6)
      for (let at = 0; at < guessesOf(form); at += 1) {
        tried += 1
        const code = at === 0 ? undefined : String(at).padStart(6, '0')
        if ((await takesOut(thief, { password: undefined, code })) !== 'no card')
          breaches.push(`the thief bound a card with the code ${code ?? '(none)'}`)
      }

      // Without a phone the thief binds one of their own, and gets the code.
      const phoneless = await walletMember(site, { balance: 1_000_00n, without: ['phone'] })
      const other = thiefWith(site, phoneless)
      const phone = freshPhone()
      await other.sendCode(phone, 1)
      await other.call(bindPhone, { phone, code: await lastCode(site, `+${phone}`) })
      site.platform.clock.advance?.(2 * 60_000)
      await other.sendCode('', 6)
      const code = await lastCode(site, `+${phone}`)
      tried += 1
      if ((await takesOut(other, { password: undefined, code })) !== 'no card')
        breaches.push('the thief bound a phone and then a card')
      site.platform.clock.advance?.(2 * 60_000)
      await other.sendCode('', 5)
      const [fresh, reset] = [md5('918273'), await lastCode(site, `+${phone}`)]
      const changed = { code: reset, password: fresh, secondPassword: fresh }
      tried += 1
      if ((await other.call(resetWithdrawalPassword, changed)).status_code === 6000)
        breaches.push('the thief bound a phone and then changed the withdrawal password')

      // With phone and password a card can be bound, and the owner has a day to hear of it.
      const robbed = await walletMember(site, { balance: 1_000_00n })
      tried += 1
      const outcome = await takesOut(thiefWith(site, robbed), { code: await robbed.cardCode() })
      if (outcome === 'money') breaches.push('a new card was paid to at once')
      const letters = await site.platform.sql`
        select 1 from letter where member_id = ${robbed.id} and title_cn = '收款账户已绑定'`
      if (letters.length !== 1) breaches.push('the owner was not told of the new card')
      site.platform.clock.advance?.(23 * hourMs)
      const [card] = (await robbed.call(memberCards, {})).data as unknown as { id: string }[]
      const later = { cardId: card?.id, amount: '500.00', password: withdrawalPassword }
      tried += 1
      if ((await robbed.call(newWithdrawal, later)).status_code === 6000)
        breaches.push('a new card was paid to within 24 hours')
      return { tried: `${tried} tries`, breaches }
    } finally {
      await site.close()
    }
  },
}
