import { randomUUID } from 'node:crypto'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import { readFair, setClientSeed } from '@xinghe/contract/games-fair.ts'
import { spin } from '@xinghe/contract/games-play.ts'
import { launch } from '@xinghe/contract/lobby-venues.ts'
import { minuteMs } from '@xinghe/rules/base/instant.ts'
import { patient } from '../../../../tools/machine-speed.ts'
import { verifyLedger } from '../../../src/ledger/verify.ts'
import { secondSite } from '../../second-site.ts'
import { openSilentProxy } from '../../silent-proxy.ts'
import { startSite, type TestSite } from '../../site.ts'
import { until } from '../../until.ts'
import { memberWith, through, type VenueMember } from '../../venue-member.ts'
import type { Attack } from '../attack.ts'

const noticedMost = 5_000
const stake = '10.00'

interface Spinner {
  readonly member: VenueMember
  readonly uid: string
}

interface Spin extends Spinner {
  readonly requestId: string
}

const openSpinner = async (first: TestSite, second: TestSite): Promise<Spinner> => {
  const member = through(second, await memberWith(first, 1_000_00n))
  const { data } = await member.call(launch, { enName: 'slots', isActivity: 1 })
  const uid = String(data['uid'])
  const fair = await member.call(readFair, { uid })
  await member.call(setClientSeed, { uid, commit: fair.data['commit'], clientSeed: 'vanished' })
  return { member, uid }
}

/** False where the outcome is unknown. */
const send = async ({ member, uid, requestId }: Spin): Promise<boolean> => {
  const answer = await member.call(spin, { uid, gameCode: 'KOI', stake }, requestId)
  if (answer.http < 500 && answer.status_code !== 6000)
    throw new Error(`a spin was refused: ${JSON.stringify(answer.data)}`)
  return answer.status_code === 6000
}

/** Ends a wait for a site that notices nothing. */
const giveUpAfter = async (ms: number): Promise<never> => {
  await pause(ms, undefined, { ref: false })
  throw new Error(`nothing was noticed within ${ms} ms`)
}

/** The host of the database vanishes while stakes are taken: nothing is closed, nothing answers. */
export const attack: Attack = {
  item: 'lost-database',
  title: 'a database that vanishes is noticed within 5 s, and no stake is lost or taken twice',
  async run({ form }) {
    const [rounds, count] = form === 'short' ? [1, 6] : [5, 40]
    const mostMs = form === 'short' ? patient(noticedMost / 2) : noticedMost
    const first = await startSite()
    const proxy = await openSilentProxy(first.platform.config.databaseUrl)
    const second = await secondSite(first, { databaseUrl: proxy.url, databaseWaitMs: noticedMost })
    const breaches: string[] = []
    const spinners: Spinner[] = []
    while (spinners.length < count) spinners.push(await openSpinner(first, second))
    const isReady = async (): Promise<boolean> => (await fetch(`${second.url}/ready`)).ok
    const asked: Spin[] = []

    for (let round = 0; round < rounds; round += 1) {
      const spins = spinners.map((one) => ({ ...one, requestId: randomUUID() }))
      asked.push(...spins)
      const began = performance.now()
      const sending = spins.map(send)
      for (let turn = 0; turn < 5 * round; turn += 1) await nextTurn()
      proxy.vanish()
      const noticed = until('the site is not ready', async () => ((await isReady()) ? null : true))
      await Promise.race([noticed, giveUpAfter(4 * mostMs)])
      const unreadyMs = performance.now() - began
      await Promise.race([Promise.all(sending), giveUpAfter(4 * mostMs)])
      const answeredMs = performance.now() - began
      if (unreadyMs > mostMs) breaches.push(`ready for ${Math.round(unreadyMs)} ms`)
      if (answeredMs > mostMs) breaches.push(`a call hung for ${Math.round(answeredMs)} ms`)
      proxy.heal()
      await until('the site is ready again', async () => ((await isReady()) ? true : null))
      for (const one of spins)
        await until('the outcome is known', async () => ((await send(one)) ? true : null))
      // The next round of a game waits on the server, also for free spins.
      for (const site of [first, second]) site.platform.clock.advance?.(5 * minuteMs)
    }
    const rows = await first.platform.sql<{ requestId: string; count: number }[]>`
      select request_id as "requestId", count(*)::int as count from game_bet group by 1`
    const counts = new Map(rows.map((row) => [row.requestId, row.count]))
    for (const { requestId } of asked)
      if (counts.get(requestId) !== 1)
        breaches.push(`${requestId} has ${counts.get(requestId)} rounds`)
    const { differences } = await verifyLedger(first.platform.sql)
    breaches.push(...differences)
    await second.close()
    proxy.close()
    await first.close()
    return { tried: `${rounds} × ${count} stakes`, breaches }
  },
}
