import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { later, minuteMs } from '@xinghe/rules/base/instant.ts'
import { startSite, type TestSite } from '../../../test/site.ts'
import { walletMember, type WalletMember } from '../../../test/wallet-member.ts'
import { readWallet } from '../read-balance.ts'
import { verifyLedger } from '../verify.ts'
import type { NewAward } from './award.ts'
import { claimAwards, grantAwards, offerAwards } from './grant-awards.ts'
import { lockPerson } from './lock-person.ts'
import { expireAwards } from './store.ts'

let site: TestSite
let member: WalletMember
beforeAll(async () => {
  site = await startSite()
  member = await walletMember(site)
})
afterAll(() => site.close())

const now = () => site.platform.clock.now()
const awardOf = (more: Partial<NewAward> = {}): NewAward => ({
  memberId: member.id,
  source: 'signGift/1',
  period: '2026-11-17',
  item: 'day-1',
  amount: 10_00n,
  multipleHundredths: 300,
  version: 1,
  claimUntil: null,
  ...more,
})
const grant = (award: NewAward) => site.platform.sql.begin((tx) => grantAwards(tx, [award], now()))
const linesOf = (id: string) =>
  site.platform.sql<{ cause: string; asked: bigint }[]>`
    select cause, asked from turnover_line where member_id = ${id} and kind = 'award' order by id`
const centreOf = async (of: WalletMember) => (await readWallet(site.platform.sql, of.id)).centre

describe('granting an award', () => {
  it('pays, asks for turnover and sends a letter, once for fifty equal grants', async () => {
    const results = await Promise.all(Array.from({ length: 50 }, () => grant(awardOf())))
    const [paid, ...more] = results.flat()
    expect(more).toEqual([])
    expect(await centreOf(member)).toBe(10_00n)
    expect(await linesOf(member.id)).toEqual([{ cause: paid?.id, asked: 30_00n }])
    const letters = await site.platform.sql<{ title: string; body: string }[]>`
      select title_cn as title, body_cn as body from letter where member_id = ${member.id}`
    expect(letters).toEqual([
      {
        title: '签到奖金到账',
        body: '签到奖金 10.00 元已存入中心钱包。取款前需完成 3 倍流水，共 30.00 元。',
      },
    ])
    expect((await verifyLedger(site.platform.sql)).differences).toEqual([])
  })

  it('asks for no turnover with a multiple of zero, and pays several awards of one member', async () => {
    const other = await walletMember(site)
    const [one, two] = [0, 1].map((at) =>
      awardOf({ memberId: other.id, item: `day-${at}`, multipleHundredths: at * 100 }),
    )
    if (one === undefined || two === undefined) throw new Error('two awards')
    await site.platform.sql.begin((tx) => grantAwards(tx, [one, two], now()))
    expect(await centreOf(other)).toBe(20_00n)
    expect(await linesOf(other.id)).toHaveLength(1)
  })

  it('refuses a second account of the same person, and changes nothing', async () => {
    const [first, second] = [await walletMember(site), await walletMember(site)]
    const take = (of: WalletMember) =>
      site.platform.sql.begin(async (tx) => {
        const award = awardOf({ memberId: of.id, source: 'firstDeposit/1' })
        const [granted] = await grantAwards(tx, [award], now())
        if (granted !== undefined) await lockPerson(tx, granted, ['name'])
      })
    const outcomes = await Promise.allSettled([take(first), take(second)])
    const refused = outcomes.filter(({ status }) => status === 'rejected')
    expect(refused).toMatchObject([
      { reason: { refusal: 'award-taken-elsewhere', detail: { scope: 'name' } } },
    ])
    expect((await centreOf(first)) + (await centreOf(second))).toBe(10_00n)
  })
})

describe('claiming offers', () => {
  const offer = async (of: WalletMember, items: readonly string[], minutes: number) => {
    const claimUntil = later(now(), minutes * minuteMs)
    const awards = items.map((item) => awardOf({ memberId: of.id, item, claimUntil }))
    return site.platform.sql.begin((tx) => offerAwards(tx, awards, now()))
  }
  const claim = (of: WalletMember, ids: readonly string[], at = now()) =>
    site.platform.sql.begin((tx) => claimAwards(tx, of.id, ids, at))

  it('pays each once, and says for the others why not', async () => {
    const [own, stranger] = [await walletMember(site), await walletMember(site)]
    const [good] = await offer(own, ['good'], 5)
    const [late] = await offer(own, ['late'], 1)
    const [foreign] = await offer(stranger, ['foreign'], 5)
    const ids = [good, late, foreign].map((award) => award?.id ?? '')
    const at = later(now(), 2 * minuteMs)
    const results = await claim(own, ids, at)
    expect([...results.values()]).toEqual([good, 'award-expired', 'not-found'])
    expect(await centreOf(own)).toBe(10_00n)
    expect([...(await claim(own, ids, at)).values()][0]).toBe('award-claimed')
    expect(await centreOf(own)).toBe(10_00n)
    expect(await centreOf(stranger)).toBe(0n)
  })

  it('either claims or expires, when both happen at once', async () => {
    const own = await walletMember(site)
    for (let round = 0; round < 10; round += 1) {
      const before = await centreOf(own)
      const [award] = await offer(own, [`round-${round}`], 1)
      const id = award?.id ?? ''
      const [claimed] = await Promise.all([
        claim(own, [id]),
        site.platform.sql.begin((tx) => expireAwards(tx, later(now(), minuteMs))),
      ])
      const isPaid = typeof claimed.get(id) !== 'string'
      const [row] = await site.platform.sql<{ state: string }[]>`
        select state from award where id = ${id}`
      expect(row?.state).toBe(isPaid ? 'granted' : 'expired')
      expect((await centreOf(own)) - before).toBe(isPaid ? 10_00n : 0n)
    }
  })

  it('waits for an expiry that has begun, and then refuses', async () => {
    const { sql } = site.platform
    const own = await walletMember(site)
    const [award] = await offer(own, ['expiring'], 1)
    const id = award?.id ?? ''
    const claiming: ReturnType<typeof claim>[] = []
    await sql.begin(async (tx) => {
      await expireAwards(tx, later(now(), minuteMs))
      claiming.push(claim(own, [id]))
      await vi.waitFor(async () => {
        const waiting = await sql`
          select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`
        expect(waiting).toHaveLength(1)
      })
    })
    expect((await claiming[0])?.get(id)).toBe('award-expired')
    expect(await centreOf(own)).toBe(0n)
  })
})
