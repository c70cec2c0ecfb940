import { randomUUID } from 'node:crypto'
import { venueTransfer } from '@xinghe/contract/lobby-venues.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { fenToText, type Fen } from '@xinghe/rules/base/money.ts'
import { post } from '../src/ledger/post.ts'
import { makeMember } from './made-member.ts'
import type { TestSite } from './site.ts'
import { freshName, goodPassword } from './visitor.ts'
import type { Answer } from './wire-client.ts'

let gifts = 0

/** Adds to the centre wallet, from the house's account for corrections. */
export const give = (site: TestSite, memberId: MemberId, amount: Fen): Promise<unknown> => {
  const gift = {
    from: { house: 'adjustments' },
    into: { memberId, pocket: 'centre' },
    amount,
    code: 'adjust-in',
    cause: 'test',
    key: `gift:${memberId}:${(gifts += 1)}`,
  } as const
  return site.platform.sql.begin((tx) => post(tx, [gift], site.platform.clock.now()))
}

interface Login {
  readonly id: MemberId
  readonly name: string
  readonly token: string
  readonly uuid: string
}

/** The same session, with calls to this process of the site. */
export const through = (site: TestSite, login: Login) => {
  const { uuid, token } = login
  const call = (
    which: Parameters<TestSite['call']>[0],
    input: object,
    requestId: string = randomUUID(),
  ): Promise<Answer> => site.call(which, input, { uuid, token, requestId })
  const transfer = (channelCode: string, ty: 1 | 2, sum: Fen, requestId?: string) =>
    call(venueTransfer, { channelCode, amount: fenToText(sum), ty }, requestId)
  return { ...login, call, transfer }
}

export type VenueMember = ReturnType<typeof through>

/** A logged-in member with money in the centre wallet. */
export const memberWith = async (site: TestSite, balance: Fen): Promise<VenueMember> => {
  const [name, uuid] = [freshName(), randomUUID()]
  const made = await makeMember(
    { ...site.platform, passwords: site.parts.account.passwords },
    { name, password: goodPassword, uuid, balance },
  )
  return through(site, { ...made, name, uuid })
}

/** The places of a member's money: our ledger, and the sandbox venue's own tables. */
export const placesOf = async (site: Pick<TestSite, 'platform'>, memberId: MemberId) => {
  const rows = await site.platform.sql<{ place: string; balance: Fen }[]>`
    select coalesce(venue, purpose) as place, balance from ledger_account
    where member_id = ${memberId}
    union all
    select 'at-sandbox', balance from sandbox_venue.wallet where member = ${memberId}`
  const at = (place: string): Fen => rows.find((row) => row.place === place)?.balance ?? 0n
  return {
    centre: at('centre'),
    transit: at('transit'),
    book: at('CRTY'),
    sandbox: at('at-sandbox'),
  }
}
