import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { hourMs } from '@xinghe/rules/base/instant.ts'
import { reconcile } from '../../../src/features/lobby/transfers/reconcile.ts'
import { makeVenueServer } from '../../../src/features/lobby/venues/sandbox/venue-server.ts'
import { signAnswer } from '../../../src/features/lobby/venues/sign-answer.ts'
import { signatureHeader } from '../../../src/features/lobby/venues/sign-request.ts'
import { keyIdHeader, keyIdOf } from '../../../src/platform/signing/signed-message.ts'
import { openTested } from '../../../src/features/lobby/venues/store.ts'
import { reconcileAll, sumOf } from '../../sandbox-venue.ts'
import { startSite } from '../../site.ts'
import { openTamperingProxy, type PassedAnswer } from '../../tampering-proxy.ts'
import { memberWith, placesOf } from '../../venue-member.ts'
import type { Attack } from '../attack.ts'

const secret = 'the-secret-of-the-venue'
/** The one before, which is valid while the secret is changed. */
const oldSecret = 'the-secret-of-last-month'
/** The one before that: somebody has found it. */
const retiredSecret = 'the-secret-of-last-year'
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

/** What an attacker has to make an answer of. */
interface Scene {
  readonly lie: string
  /** The signature of the request that is answered. */
  readonly asked: string
  /** An answer that the venue signed for another request. */
  readonly genuine: PassedAnswer
}

/** Ways to have a lie look like the venue's answer. */
const disguises: Record<string, (scene: Scene) => PassedAnswer> = {
  unsigned: ({ lie }) => ({ status: 200, headers: {}, body: lie }),
  'signed with a retired secret': ({ lie, asked }) => ({
    status: 200,
    headers: signAnswer(retiredSecret, asked, lie),
    body: lie,
  }),
  'signed with a retired secret under the name of the current one': ({ lie, asked }) => ({
    status: 200,
    headers: { ...signAnswer(retiredSecret, asked, lie), [keyIdHeader]: keyIdOf(secret) },
    body: lie,
  }),
  'signed with a retired secret without its name': ({ lie, asked }) => {
    const { [keyIdHeader]: _, ...unnamed } = signAnswer(retiredSecret, asked, lie)
    return { status: 200, headers: unnamed, body: lie }
  },
  'signed with another secret': ({ lie, asked }) => ({
    status: 200,
    headers: signAnswer('a-secret-that-was-made-up', asked, lie),
    body: lie,
  }),
  'with the signature of another answer': ({ lie, genuine: { headers } }) => ({
    status: 200,
    headers: { [signatureHeader]: headers[signatureHeader] ?? '' },
    body: lie,
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
      VENUE_SECRET_OLD: oldSecret,
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
    const ways = Object.entries(disguises).slice(0, form === 'short' ? 2 : undefined)
    const breaches: string[] = []
    let tried = 0

    const tell = async (
      lie: string,
      disguise: string,
      forge: (scene: Scene) => PassedAnswer,
    ): Promise<void> => {
      const { ty, isDone, body } = lies[lie as keyof typeof lies]
      const member = await memberWith(site, 10_000n)
      // The attacker hears a genuine answer first.
      let genuine: PassedAnswer = { status: 200, headers: {}, body: '' }
      proxy.answer = async ({ pass }) => (genuine = await pass())
      const first = await member.transfer(channel, 1, 4_000n)
      if (first.data['state'] !== 'done') throw new Error(`no transfer: ${JSON.stringify(first)}`)
      proxy.answer = async ({ path, headers, pass }) => {
        if (isDone && path.endsWith('transfer-in')) await pass()
        return forge({ lie: body, asked: headers[signatureHeader] ?? '', genuine })
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
          await tell(lie, 'repeated', ({ genuine }) => genuine)
        }
      return { tried: `${tried} transfers`, breaches }
    } finally {
      await site.close()
      venue.close()
      proxy.close()
    }
  },
}
