import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { freshDatabase } from '../../test/database.ts'
import { readHouseBalance } from '../../test/house-balance.ts'
import { ledgerNow as now, memberWithAccounts } from '../../test/ledger.ts'
import { systemClock as clock } from '../platform/clock/clock.ts'
import type { Sql } from '../platform/database/connect.ts'
import { houseAccounts, isHouseAccount, type AccountRef } from './accounts.ts'
import type { HouseChannel } from './channel.ts'
import { post, type Transfer } from './post.ts'
import { readPockets } from './read-balance.ts'
import { sealAndCheck } from './start-sealing.ts'
import type { TransferCode } from './transfer-codes.ts'
import { verifyLedger } from './verify.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let sql: Sql
beforeAll(async () => {
  database = await freshDatabase()
  sql = database.sql
})
afterAll(() => database.close())

const book: HouseChannel = { code: 'CRTY', houseAccount: -40 }

/** The movements of a member's money: from which pocket into which. */
const deeds = {
  deposit: ['rail:bank', 'centre'],
  award: ['awards', 'centre'],
  'withdraw-lock': ['centre', 'locked'],
  'withdraw-return': ['locked', 'centre'],
  'withdraw-pay': ['locked', 'rail:bank'],
  'venue-in': ['centre', 'CRTY'],
  'venue-out': ['CRTY', 'centre'],
  'venue-sent': ['transit', 'outside-venue:SBX'],
  'venue-returned': ['outside-venue:SBX', 'transit'],
  'bet-stake': ['CRTY', 'book'],
  'bet-payout': ['book', 'CRTY'],
} as const satisfies Partial<Record<TransferCode, readonly [string, string]>>
type Deed = keyof typeof deeds
const deedNames = Object.keys(deeds) as Deed[]

/** One planned transfer; `again` reuses an earlier key, with the same content or another. */
interface Step {
  readonly member: number
  readonly deed: Deed
  readonly amount: Fen
  readonly again: 'new' | 'same' | 'other'
  readonly back: number
}
const someStep: fc.Arbitrary<Step> = fc.record({
  member: fc.nat(1),
  deed: fc.constantFrom(...deedNames),
  amount: fc.bigInt(1n, 200n),
  again: fc.constantFrom('new', 'new', 'new', 'new', 'same', 'other'),
  back: fc.nat(10),
})
const somePlan = fc.array(fc.array(someStep, { minLength: 1, maxLength: 2 }), {
  minLength: 3,
  maxLength: 30,
})

const accountOf = (memberId: MemberId, place: string): AccountRef => {
  if (isHouseAccount(place)) return { house: place }
  if (place === 'book') return { channel: book }
  if (place === 'centre' || place === 'locked' || place === 'transit')
    return { memberId, pocket: place }
  return { memberId, venue: place }
}
const nameOf = (account: AccountRef): string =>
  'channel' in account ? account.channel.code : Object.values(account).join(' ')
const contentOf = ({ from, into, amount, code, cause }: Transfer): string =>
  [nameOf(from), nameOf(into), amount, code, cause].join('|')

type Verdict = 'posted' | 'repeated' | 'key-reused' | 'balance-too-low'

/** Balances by name, and the content behind each key. */
const plainLedger = () => {
  const balances = new Map<string, Fen>()
  const contents = new Map<string, string>()
  const balanceOf = (account: AccountRef): Fen => balances.get(nameOf(account)) ?? 0n
  const postPlain = (transfers: readonly Transfer[]): Verdict => {
    if (transfers.some(({ key }) => contents.has(key)))
      return transfers.every((one) => contents.get(one.key) === contentOf(one))
        ? 'repeated'
        : 'key-reused'
    const before = new Map(balances)
    for (const { from, into, amount } of transfers) {
      balances.set(nameOf(from), balanceOf(from) - amount)
      balances.set(nameOf(into), balanceOf(into) + amount)
    }
    if (transfers.some(({ from }) => 'memberId' in from && balanceOf(from) < 0n)) {
      for (const [name] of balances) balances.set(name, before.get(name) ?? 0n)
      return 'balance-too-low'
    }
    for (const one of transfers) contents.set(one.key, contentOf(one))
    return 'posted'
  }
  return { postPlain, balanceOf }
}

const verdictOf = (posted: Promise<{ repeated: boolean }>): Promise<Verdict> =>
  posted.then(
    ({ repeated }) => (repeated ? 'repeated' : 'posted'),
    (error: unknown) =>
      String(error).includes('balance-too-low') ? 'balance-too-low' : 'key-reused',
  )

/** Turns steps into transfers, with earlier keys where a step repeats one. */
const maker = (members: readonly MemberId[]) => {
  const made: Transfer[] = []
  const fresh = ({ member, deed, amount }: Step): Transfer => {
    const [from, into] = deeds[deed]
    const memberId = members[member] ?? 'mem_nobody0000'
    return {
      from: accountOf(memberId, from),
      into: accountOf(memberId, into),
      amount,
      code: deed,
      cause: 'cause',
      key: randomUUID(),
    }
  }
  return (steps: readonly Step[]): Transfer[] => {
    const transfers = steps.map((step) => {
      const before = made[made.length - 1 - step.back]
      if (step.again === 'new' || before === undefined) return fresh(step)
      return step.again === 'same' ? before : { ...before, amount: before.amount + 1n }
    })
    const keys = new Set(transfers.map(({ key }) => key))
    const distinct = keys.size < transfers.length ? transfers.slice(0, 1) : transfers
    made.push(...distinct)
    return distinct
  }
}

describe('the ledger and a plain model of it', () => {
  it('agree on every result and every balance, and the ledger verifies', async () => {
    await fc.assert(
      fc.asyncProperty(somePlan, async (plan) => {
        const members = [await memberWithAccounts(sql), await memberWithAccounts(sql)]
        const [make, model] = [maker(members), plainLedger()]
        for (const steps of plan) {
          const transfers = make(steps)
          const expected = model.postPlain(transfers)
          expect(await verdictOf(post(sql, transfers, now))).toBe(expected)
        }
        for (const memberId of members) {
          const { venues, ...pockets } = await readPockets(sql, memberId)
          for (const place of ['centre', 'locked', 'transit'] as const)
            expect(pockets[place]).toBe(model.balanceOf({ memberId, pocket: place }))
          expect(venues.get('CRTY') ?? 0n).toBe(model.balanceOf({ memberId, venue: 'CRTY' }))
        }
        expect((await sealAndCheck(sql, clock)).faults).toEqual([])
        expect((await verifyLedger(sql)).differences).toEqual([])
      }),
      { numRuns: 20 },
    )
    let sum = (await verifyLedger(sql)).members
    for (const id of [...Object.values(houseAccounts), book.houseAccount])
      sum += await readHouseBalance(sql, id)
    expect(sum).toBe(0n)
  })
})
