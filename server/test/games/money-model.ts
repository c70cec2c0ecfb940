import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { Sql } from '../../src/platform/database/connect.ts'

/** What a member has, in plain numbers: nothing of the server's code decides here. */
export interface ModelMember {
  readonly wallets: Map<string, Fen>
  /** Risk of the open bets by ticket. */
  readonly open: Map<string, Fen>
  turnover: Fen
}

/** Wallets without money are left out: they may not exist. */
export interface Holdings {
  readonly wallets: Readonly<Record<string, Fen>>
  readonly open: Readonly<Record<string, Fen>>
  readonly turnover: Fen
}

export const newMember = (centre: Fen): ModelMember => ({
  wallets: new Map([['centre', centre]]),
  open: new Map(),
  turnover: 0n,
})

export const balance = ({ wallets }: ModelMember, place: string): Fen => wallets.get(place) ?? 0n

export const move = (member: ModelMember, from: string, into: string, amount: Fen): void => {
  member.wallets.set(from, balance(member, from) - amount)
  member.wallets.set(into, balance(member, into) + amount)
}

export const canStake = (member: ModelMember, venue: string, risk: Fen): boolean =>
  balance(member, venue) + balance(member, 'centre') >= risk

/** Out of the venue's wallet; what is missing there comes from the centre first. */
export const stake = (member: ModelMember, venue: string, ticket: string, risk: Fen): void => {
  const missing = risk - balance(member, venue)
  if (missing > 0n) move(member, 'centre', venue, missing)
  member.wallets.set(venue, balance(member, venue) - risk)
  member.open.set(ticket, (member.open.get(ticket) ?? 0n) + risk)
}

/** Bets of one round end together: the lower of stakes and result counts as turnover. */
export const end = (
  member: ModelMember,
  venue: string,
  payouts: ReadonlyMap<string, Fen>,
): void => {
  let [risked, paid] = [0n, 0n]
  for (const [ticket, payout] of payouts) {
    const risk = member.open.get(ticket)
    if (risk === undefined) throw new Error(`${ticket} ended and was not open`)
    member.open.delete(ticket)
    risked += risk
    paid += payout
  }
  member.wallets.set(venue, balance(member, venue) + paid)
  const changed = paid > risked ? paid - risked : risked - paid
  member.turnover += changed < risked ? changed : risked
}

const nonZero = (entries: Iterable<readonly [string, Fen]>): Record<string, Fen> =>
  Object.fromEntries([...entries].filter(([, amount]) => amount !== 0n))

export const holdingsOf = ({ wallets, open, turnover }: ModelMember): Holdings => ({
  wallets: nonZero(wallets),
  open: nonZero(open),
  turnover,
})

/** The same from the database. */
export const readHoldings = async (sql: Sql, id: MemberId): Promise<Holdings> => {
  const wallets = await sql<{ place: string; amount: Fen }[]>`
    select coalesce(venue, purpose) as place, balance as amount from ledger_account
    where member_id = ${id}`
  for (const { place, amount } of wallets)
    if (amount < 0n) throw new Error(`${place} has ${amount} fen`)
  const open = await sql<{ ticket: string; amount: Fen }[]>`
    select b.ticket, coalesce(h.risk, b.risk) as amount
    from game_bet b left join game_hand h on h.bet_id = b.id
    where b.member_id = ${id} and b.state = 'open'`
  const [staked] = await sql<{ staked: Fen }[]>`
    select staked from member_staked where member_id = ${id}`
  const sum = open.reduce((all, { amount }) => all + amount, 0n)
  if ((staked?.staked ?? 0n) !== sum) throw new Error(`held are ${staked?.staked}, not ${sum}`)
  const [line] = await sql<{ done: Fen }[]>`
    select done from turnover_line where member_id = ${id}`
  return {
    wallets: nonZero(wallets.map(({ place, amount }) => [place, amount])),
    open: nonZero(open.map(({ ticket, amount }) => [ticket, amount])),
    turnover: line?.done ?? 0n,
  }
}
