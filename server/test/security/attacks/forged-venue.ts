import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { hourMs } from '@xinghe/rules/base/instant.ts'
import { reconcile } from '../../../src/features/lobby/transfers/reconcile.ts'
import { makeVenueServer } from '../../../src/features/lobby/venues/sandbox/venue-server.ts'
import { signAnswer } from '../../../src/features/lobby/venues/sign-answer.ts'
import { signatureHeader } from '../../../src/features/lobby/venues/sign-request.ts'
import { openTested } from '../../../src/features/lobby/venues/store.ts'
import { reconcileAll, sumOf } from '../../sandbox-venue.ts'
import { startSite } from '../../site.ts'
import { openTamperingProxy, type PassedAnswer } from '../../tampering-proxy.ts'
import { memberWith, placesOf } from '../../venue-member.ts'
import type { Attack } from '../attack.ts'

const secret = 'the-secret-of-the-venue'
const channel = 'SBX'

/** What the attacker has the site believe: money that arrived comes back, money that stays comes back too. */
const lies = {
  'money that the venue took was refused': {
    ty: 1,
    isDone: true,
    body: JSON.stringify({ outcome: 'refused', reason: 'closed', fate: 'refused' }),
  },
  'money that the venue kept was paid out': {
    ty: 2,
    isDone: false,
    body: JSON.stringify({ outcome: 'done', balance: '0.00', fate: 'done' }),
  },
} as const

/** Ways to have a lie look like the venue's answer. `genuine` was signed by the venue for another request. */
const disguises: Record<string, (body: string, genuine: PassedAnswer) => PassedAnswer> = {
  unsigned: (body) => ({ status: 200, headers: {}, body }),
  'signed with another secret': (body) => ({
    status: 200,
    headers: signAnswer('a-secret-that-was-made-up', '', body),
    body,
  }),
  'with the signature of another answer': (body, { headers }) => ({
    status: 200,
    headers: { [signatureHeader]: headers[signatureHeader] ?? '' },
    body,
  }),
}

/** An attacker between site and venue forges what became of transfers, and repeats earlier answers. */
export const attack: Attack = {
  item: 'forged answers',
  title: 'a forged answer of a venue moves no money',
  async run({ form }) {
    const proxy = await openTamperingProxy()
    const site = await startSite({
      VENUE_ADAPTER: 'http',
      VENUE_URL: proxy.url,
      VENUE_SECRET: secret,
      VENUE_RECONCILE_MS: '3600000',
    })
    const { sql } = site.platform
    await openTested(sql, channel)
    const venue = makeVenueServer({ db: sql, secret, publicPath: '/sandbox/venue' })
    await once(venue.listen(0, '127.0.0.1'), 'listening')
    proxy.target = `http://127.0.0.1:${(venue.address() as AddressInfo).port}`
    const stateOf = async (memberId: string): Promise<string> => {
      const [row] = await sql<{ state: string }[]>`
        select state from venue_transfer where member_id = ${memberId} order by made_at desc limit 1`
      return row?.state ?? 'none'
    }
    const rounds = form === 'short' ? 1 : 10
    const ways = Object.entries(disguises).slice(0, form === 'short' ? 1 : undefined)
    const breaches: string[] = []
    let tried = 0

    const tell = async (
      lie: string,
      disguise: string,
      forge: (body: string, genuine: PassedAnswer) => PassedAnswer,
    ): Promise<void> => {
      const { ty, isDone, body } = lies[lie as keyof typeof lies]
      const member = await memberWith(site, 10_000n)
      // The attacker hears a genuine answer first.
      let genuine: PassedAnswer = { status: 200, headers: {}, body: '' }
      proxy.answer = async ({ pass }) => (genuine = await pass())
      const first = await member.transfer(channel, 1, 4_000n)
      if (first.data['state'] !== 'done') throw new Error(`no transfer: ${JSON.stringify(first)}`)
      proxy.answer = async ({ path, pass }) => {
        if (isDone && path.endsWith('transfer-in')) await pass()
        return forge(body, genuine)
      }
      await member.transfer(channel, ty, 1_000n)
      site.platform.clock.advance?.(hourMs)
      await reconcile(site.platform, site.parts.lobby)
      const state = await stateOf(member.id)
      if (state !== 'unknown') breaches.push(`${lie}, ${disguise}: the transfer is ${state}`)
      proxy.answer = ({ pass }) => pass()
      await reconcileAll(site)
      const sum = sumOf(await placesOf(site, member.id))
      if (sum !== 10_000n) breaches.push(`${lie}, ${disguise}: the member has ${sum} fen`)
      tried += 1
    }

    try {
      for (let round = 0; round < rounds; round += 1)
        for (const lie of Object.keys(lies)) {
          for (const [disguise, forge] of ways) await tell(lie, disguise, forge)
          // A whole answer of the venue, to an earlier transfer.
          await tell(lie, 'repeated', (_, genuine) => genuine)
        }
      return { tried: `${tried} transfers`, breaches }
    } finally {
      await site.close()
      venue.close()
      proxy.close()
    }
  },
}
