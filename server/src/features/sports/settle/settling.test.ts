import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hourMs, later } from '@xinghe/rules/base/instant.ts'
import { openBettingDesk, type BettingDesk } from '../../../../test/betting-desk.ts'
import { inPlay, single } from '../../../../test/picks.ts'
import { bookmaking, football, leg, type Bookmaking } from '../../../../test/placed-bet.ts'
import { ended, kickedOff, listed } from '../../../../test/sports-news.ts'
import { readEvents } from '../../../platform/events/store.ts'
import { openBook } from '../book/open-book.ts'
import { readHolds } from '../book/store-hold.ts'
import type { SettlePlatform } from './settle-match.ts'
import { openSettling, settleDue } from './settling.ts'
import { voidBets } from './void-bets.ts'

let desk: BettingDesk
let at: Bookmaking
let platform: SettlePlatform
beforeAll(async () => {
  desk = await openBettingDesk()
  at = bookmaking(desk.sql, () => desk.now())
  platform = { sql: desk.sql, clock: { now: () => desk.now(), advance: null } }
})
afterAll(async () => {
  expect(await desk.faults()).toEqual([])
  await desk.close()
})

const stateOf = async (id: bigint | string) => {
  const number = String(id).replace('bet_', '')
  const [row] = await desk.sql`
    select state, result, refused_why as why from sports_bet where id = ${number}::bigint`
  return row
}
const confirmMs = 6_100

describe('settlement in the background', () => {
  it('is woken by a result, and by several at once settles each', async () => {
    await Promise.all([at.match('w1'), at.match('w2')])
    const member = await at.member(5_000n)
    const bets = [
      await at.bet(member, 1_000n, [leg('w1', 'M', 'H')]),
      await at.bet(member, 1_000n, [leg('w2', 'M', 'H')]),
    ]
    const failures: unknown[] = []
    const settling = openSettling(platform, { error: (detail: unknown) => failures.push(detail) })
    for (const matchId of ['w1', 'w2', 'w1']) {
      await at.result(matchId, 1, football([0, 0], [1, 0]))
      const body = { matchId, revision: 1 }
      await settling.consumer.handle({ id: 1n, tx: '1', kind: 'sports-result', body }, desk.sql)
    }
    await settling.idle()
    for (const bet of bets) expect(await stateOf(bet)).toMatchObject({ result: 'W' })
    expect(failures).toEqual([])
  })

  it('begins when the book has written the result, while events wait for an older transaction', async () => {
    const failures: unknown[] = []
    const log = { error: (detail: unknown) => void failures.push(detail) }
    const settling = openSettling(platform, log)
    const book = await openBook({ ...platform, settings: desk.settings }, log, settling.wake)
    const soon = later(desk.now(), hourMs)
    book.hear([
      { kind: 'snapshot-begins', at: desk.now() },
      ...listed('held-back', soon, desk.now()),
    ])
    await book.flush()
    const member = await at.member(5_000n)
    const bet = await at.bet(member, 1_000n, [leg('held-back', 'M', 'H')])
    const events = async (): Promise<string[]> => {
      const found = await readEvents(desk.sql, { tx: '0', id: 0n }, 1_000)
      return found.flatMap(({ kind, body }) => (kind === 'sports-result' ? [body.matchId] : []))
    }
    await desk.sql.begin(async (older) => {
      await older`select pg_current_xact_id()`
      book.hear([
        ...kickedOff('held-back', soon),
        ...ended('held-back', later(soon, hourMs), [1, 0]),
      ])
      await book.flush()
      await settling.idle()
      expect(await events()).not.toContain('held-back')
      expect(await stateOf(bet)).toMatchObject({ state: 'settled', result: 'W' })
    })
    await expect.poll(events).toContain('held-back')
    expect(failures).toEqual([])
    await book.close()
  })

  it('takes up a bet that was accepted when its match had been settled already', async () => {
    await at.match('late')
    await at.result('late', 1, football([0, 0], [1, 0]))
    await settleDue(platform)
    const member = await at.member(5_000n)
    const bet = await at.bet(member, 1_000n, [leg('late', 'RM', 'H')])
    await settleDue(platform)
    expect(await stateOf(bet)).toMatchObject({ state: 'settled', result: 'W' })
  })
})

describe('a void while an order is confirming', () => {
  const confirming = async () => {
    const [memberId, match] = [await desk.member(), desk.runningMatch()]
    await at.match(match)
    const [order] = await desk.place(memberId, [single(inPlay(match))])
    if (order?.state !== 'confirming') throw new Error('the order is not confirming')
    return { memberId, match, order }
  }

  it('refuses it and gives the stake back, once', async () => {
    const { memberId, match, order } = await confirming()
    await voidBets(platform, { what: match, reason: 'wrong players', actor: 'test' })
    desk.keeper.setHolds(await readHolds(desk.sql))
    desk.pass(confirmMs)
    await desk.placing.decideDue()
    expect(await stateOf(order.id)).toMatchObject({ state: 'refused', why: 'market-suspended' })
    expect((await desk.wallet(memberId)).venue).toBe(100_000n)
  })

  it('holds also for one that a process accepted before it had heard of it', async () => {
    const { memberId, match, order } = await confirming()
    await voidBets(platform, { what: match, reason: 'wrong players', actor: 'test' })
    desk.pass(confirmMs)
    await desk.placing.decideDue()
    expect(await stateOf(order.id)).toMatchObject({ state: 'open' })
    await at.result(match, 1, football([0, 0], [2, 0]))
    await settleDue(platform)
    expect(await stateOf(order.id)).toMatchObject({ state: 'settled', result: 'D' })
    expect((await desk.wallet(memberId)).venue).toBe(100_000n)
  })
})
