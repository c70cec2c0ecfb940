import { numberPurpose } from '../../../src/features/wallet/cards/card-number.ts'
import { approveWithdrawal } from '../../../src/features/wallet/withdraw/review-withdrawal.ts'
import { openProvider, payingThrough, providerAnswer } from '../../provider.ts'
import { sealedBefore } from '../../sealed-before.ts'
import { startSite, type TestSite } from '../../site.ts'
import { freshCardNumber, walletMember } from '../../wallet-member.ts'
import { withdrawalsAt } from '../../withdrawals.ts'
import type { Attack } from '../attack.ts'

const secret = 'the-secret-of-the-provider'

interface Theft {
  readonly cardId: string
  readonly thiefCard: string
  /** The number of the thief's card. */
  readonly number: string
}

/** What the thief writes over the card of the other member. */
const thefts: Readonly<Record<string, (site: TestSite, theft: Theft) => Promise<unknown>>> = {
  'the value alone': ({ platform: { sql } }, { cardId, thiefCard }) => sql`
    update member_card set number_sealed = (
      select number_sealed from member_card where id = ${thiefCard})
    where id = ${cardId}`,
  // From a backup of before values were bound to their row.
  'an old value': ({ platform: { sql, secrets } }, { cardId, number }) => sql`
    update member_card set number_sealed = ${sealedBefore(secrets, numberPurpose, number)}
    where id = ${cardId}`,
  'an old value and its hash': async ({ platform: { sql, secrets } }, theft) => {
    await sql`update member_card set removed_at = now() where id = ${theft.thiefCard}`
    await sql`
      update member_card set number_sealed = ${sealedBefore(secrets, numberPurpose, theft.number)},
             number_hash = (select number_hash from member_card where id = ${theft.thiefCard})
      where id = ${theft.cardId}`
  },
}

/** A thief who can write to the database, but has no secret, puts their card into the row of another member. */
export const attack: Attack = {
  item: 'sealed values',
  title: 'a sealed value that was moved to another row does not open',
  async run({ form }) {
    const site = await startSite({ WIRE_ENCRYPTION: 'off' })
    await site.platform.settings.set('switches', { withdrawPasswordEnable: 0 })
    const at = withdrawalsAt(site)
    const paidTo: string[] = []
    const provider = await openProvider(({ path, body }) => {
      paidTo.push(String((JSON.parse(body) as { number?: unknown }).number))
      const id = path.split('/')[2] ?? ''
      const fields = { id, fate: 'paid', reference: `R-${id}` }
      return providerAnswer(secret, site.platform.clock.now(), fields)
    })
    const outside = payingThrough(site.platform, { url: provider.url, secret })
    const tries = form === 'short' ? 2 : 20
    const breaches: string[] = []
    try {
      for (const [what, steal] of Object.entries(thefts))
        for (let tried = 0; tried < tries; tried += 1) {
          const number = freshCardNumber()
          const thiefCard = await (await walletMember(site)).withCard({ number })
          const { id, cardId } = await at.inReview()
          await steal(site, { cardId, thiefCard, number })
          await approveWithdrawal(outside, { id, actor: 'tester' }).catch(() => undefined)
          if (paidTo.includes(number))
            breaches.push(`with ${what} the withdrawal was paid to the card of the thief`)
        }
      return { tried: `${tries * Object.keys(thefts).length} withdrawals`, breaches }
    } finally {
      provider.close()
      await site.close()
    }
  },
}
