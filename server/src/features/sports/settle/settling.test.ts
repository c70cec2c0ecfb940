import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hourMs, later } from '@xinghe/rules/base/instant.ts'
import { openPlacementFixture, type PlacementFixture } from '../../../../test/placement-fixture.ts'
import { inPlay, single } from '../../../../test/picks.ts'
import {
  settlementFixture,
  football,
  leg,
  type SettlementFixture,
} from '../../../../test/settlement-fixture.ts'
import { ended, kickedOff, listed } from '../../../../test/sports-news.ts'
import { readEvents } from '../../../platform/events/store.ts'
import { openBook } from '../book/open-book.ts'
import { readSuspensions } from '../book/store-suspension.ts'
import type { SettlePlatform } from './settle-match.ts'
import { openSettling, settleDue } from './settling.ts'
import { voidBets } from './void-bets.ts'

let fixture: PlacementFixture
let at: SettlementFixture
let platform: SettlePlatform
beforeAll(async () => {
  fixture = await openPlacementFixture()
  at = settlementFixture(fixture.sql, () => fixture.now())
  platform = { sql: fixture.sql, clock: { now: () => fixture.now(), advance: null } }
})
afterAll(async () => {
  expect(await fixture.faults()).toEqual([])
  await fixture.close()
})

const stateOf = async (id: bigint | string) => {
  const number = String(id).replace('bet_', '')
  const [row] = await fixture.sql`
    select state, result, refused_why as why from sports_bet where id = ${number}::bigint`
  return row
}
const confirmMs = 6_100

describe('settlement in the background', () => {
  it('is started by a result, and settles every match when several results come at once', async () => {
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
      const event = { id: 1n, tx: '1', kind: 'sports-result', body } as const
      await settling.consumer.handle([event], fixture.sql)
    }
    await settling.idle()
    for (const bet of bets) expect(await stateOf(bet)).toMatchObject({ result: 'W' })
    expect(failures).toEqual([])
  })

  it('starts as soon as the book has stored the result, while events wait for an older transaction', async () => {
    const failures: unknown[] = []
    const log = { error: (detail: unknown) => void failures.push(detail) }
    const settling = openSettling(platform, log)
    const book = await openBook({ ...platform, settings: fixture.settings }, log, settling.wake)
    const soon = later(fixture.now(), hourMs)
    book.hear([
      { kind: 'snapshot-begins', at: fixture.now() },
      ...listed('held-back', soon, fixture.now()),
    ])
    await book.flush()
    const member = await at.member(5_000n)
    const bet = await at.bet(member, 1_000n, [leg('held-back', 'M', 'H')])
    const events = async (): Promise<string[]> => {
      const found = await readEvents(fixture.sql, { tx: '0', id: 0n }, 1_000)
      return found.flatMap(({ kind, body }) => (kind === 'sports-result' ? [body.matchId] : []))
    }
    await fixture.sql.begin(async (older) => {
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

  it('settles a bet that was accepted after its match was settled', async () => {
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
    const [memberId, match] = [await fixture.member(), fixture.runningMatch()]
    await at.match(match)
    const [order] = await fixture.place(memberId, [single(inPlay(match))])
    if (order?.state !== 'confirming') throw new Error('the order is not confirming')
    return { memberId, match, order }
  }

  it('refuses the order and returns the stake, once', async () => {
    const { memberId, match, order } = await confirming()
    await voidBets(platform, { what: match, reason: 'wrong players', actor: 'test' })
    fixture.bookWriter.setSuspensions(await readSuspensions(fixture.sql))
    fixture.pass(confirmMs)
    await fixture.placing.decideDue()
    expect(await stateOf(order.id)).toMatchObject({ state: 'refused', why: 'market-suspended' })
    expect((await fixture.wallet(memberId)).venue).toBe(100_000n)
  })

  it('also voids an order that another process accepted before it had read the suspension', async () => {
    const { memberId, match, order } = await confirming()
    await voidBets(platform, { what: match, reason: 'wrong players', actor: 'test' })
    fixture.pass(confirmMs)
    await fixture.placing.decideDue()
    expect(await stateOf(order.id)).toMatchObject({ state: 'open' })
    await at.result(match, 1, football([0, 0], [2, 0]))
    await settleDue(platform)
    expect(await stateOf(order.id)).toMatchObject({ state: 'settled', result: 'D' })
    expect((await fixture.wallet(memberId)).venue).toBe(100_000n)
  })
})
