import { randomUUID } from 'node:crypto'
import { applyAgent } from '@xinghe/contract/agent.ts'
import type { Call } from '@xinghe/contract/call.ts'
import type { AwardSource } from '@xinghe/rules/base/award.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { Award } from '../src/ledger/awards/award.ts'
import { grantAwards } from '../src/ledger/awards/grant-awards.ts'
import { quitAward } from '../src/ledger/awards/quit-award.ts'
import { writePlayFacts } from '../src/ledger/counted-play/write-facts.ts'
import { post, type Transfer } from '../src/ledger/post.ts'
import { timestamp } from '../src/platform/database/value.ts'
import type { TestSite } from './site.ts'
import { walletMember, type WalletMember } from './wallet-member.ts'
import type { Answer } from './wire-client.ts'

let people = 0
/** A name that no other member of the file has: equal names are one person. */
export const freshPerson = (): string => `孙${String.fromCodePoint(0x4e00 + (people += 1))}`

/** An agent since an instant that may lie in the past. */
export const openAgent = async (site: TestSite, since: Instant, realName = freshPerson()) => {
  const member = await walletMember(site, { realName })
  const answer = await member.call(applyAgent, {})
  if (answer.status_code !== 6000) throw new Error(`no agent: ${JSON.stringify(answer)}`)
  await site.platform.sql`
    update agent set since = ${timestamp(since)} where member_id = ${member.id}`
  return { ...member, code: String(answer.data['code']) }
}
export type TestAgent = Awaited<ReturnType<typeof openAgent>>

/** A member as if registered then under the agent's code. */
export const memberOf = async (
  site: TestSite,
  agent: Pick<TestAgent, 'id'>,
  registeredAt: Instant,
  realName = freshPerson(),
): Promise<WalletMember> => {
  const member = await walletMember(site, { realName })
  await site.platform.sql`
    update member set agent_id = ${agent.id}, registered_at = ${timestamp(registeredAt)}
    where id = ${member.id}`
  return member
}

/** A call with a session of its own: others end when the clock moves on. */
export const callNow = async (
  site: TestSite,
  { id, uuid }: { readonly id: MemberId; readonly uuid: string },
  call: Call,
  input: object,
): Promise<Answer> => {
  const { sql, sessions } = site.platform
  const login = { memberId: id, uuid, device: '', browser: '', ip: '127.0.0.1', country: null }
  const { token } = await sql.begin((tx) => sessions.start(tx, login))
  return site.call(call, input, { uuid, token, requestId: randomUUID() })
}

export const nameOf = async ({ platform }: TestSite, memberId: MemberId): Promise<string> => {
  const [row] = await platform.sql<{ name: string }[]>`
    select name from member where id = ${memberId}`
  return row?.name ?? ''
}

let postings = 0
const move = (site: TestSite, transfer: Omit<Transfer, 'key' | 'cause'>, at: Instant) =>
  site.platform.sql.begin((tx) =>
    post(tx, [{ ...transfer, cause: 'test', key: `test-agent:${(postings += 1)}` }], at),
  )

export const creditDeposit = (site: TestSite, memberId: MemberId, amount: Fen, at: Instant) =>
  move(
    site,
    {
      from: { house: 'rail:bank' },
      into: { memberId, pocket: 'centre' },
      amount,
      code: 'deposit',
    },
    at,
  )

/** An award; only one that asks for turnover can be given back. */
export const giveAward = async (
  site: TestSite,
  memberId: MemberId,
  amount: Fen,
  at: Instant,
  source: AwardSource = 'rebate',
  multipleHundredths = 0,
): Promise<Award> => {
  const award = { memberId, source, period: '', item: String((postings += 1)), amount }
  const terms = { multipleHundredths, version: null, claimUntil: null }
  const [given] = await site.platform.sql.begin((tx) =>
    grantAwards(tx, [{ ...award, ...terms }], at),
  )
  if (given === undefined) throw new Error('no award was given')
  return given
}

/** A bonus that can be given back. */
export const giveBonus = (
  site: TestSite,
  memberId: MemberId,
  amount: Fen,
  at: Instant,
): Promise<Award> => giveAward(site, memberId, amount, at, 'firstDeposit/1', 800)

/** As a member who quits the activity of a bonus. */
export const quitBonus = (site: TestSite, bonus: Award, at: Instant) =>
  site.platform.sql.begin((tx) => quitAward(tx, bonus, at))

/** The ledger's side of a settled bet that won this much; `settlePlay` writes its fact. */
export const payWin = (site: TestSite, memberId: MemberId, amount: Fen, at: Instant) =>
  move(
    site,
    {
      from: { house: 'adjustments' },
      into: { memberId, pocket: 'centre' },
      amount,
      code: 'bet-payout',
    },
    at,
  )

/** Settled play; it is not counted yet. */
export const settlePlay = (
  site: TestSite,
  memberId: MemberId,
  { turnover, net }: { readonly turnover: Fen; readonly net: Fen },
  at: Instant,
): Promise<void> => {
  const bet = { category: 'TY', bet: `test/${(postings += 1)}`, edgeBp: 300, hedge: null } as const
  return writePlayFacts(site.platform.sql, [{ memberId, turnover, net, ...bet }], at)
}
