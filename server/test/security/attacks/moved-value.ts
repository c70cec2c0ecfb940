import { approveWithdrawal } from '../../../src/features/wallet/withdraw/review-withdrawal.ts'
import { openProvider, payingThrough, providerAnswer } from '../../provider.ts'
import { startSite } from '../../site.ts'
import { freshCardNumber, walletMember } from '../../wallet-member.ts'
import { withdrawalsAt } from '../../withdrawals.ts'
import type { Attack } from '../attack.ts'

const secret = 'the-secret-of-the-provider'

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
      for (let tried = 0; tried < tries; tried += 1) {
        const thiefs = freshCardNumber()
        const thiefCard = await (await walletMember(site)).withCard({ number: thiefs })
        const { id, cardId } = await at.inReview()
        await site.platform.sql`
          update member_card set number_sealed = (
            select number_sealed from member_card where id = ${thiefCard})
          where id = ${cardId}`
        await approveWithdrawal(outside, { id, actor: 'tester' }).catch(() => undefined)
        if (paidTo.includes(thiefs))
          breaches.push('the withdrawal was paid to the card of the thief')
      }
      return { tried: `${tries} withdrawals`, breaches }
    } finally {
      provider.close()
      await site.close()
    }
  },
}
