import { Refused } from '@xinghe/contract/refusal.ts'
import { awardTitle } from '@xinghe/rules/base/award.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { takenByQuitting } from '@xinghe/rules/promotions/quit.ts'
import type { Db, Tx } from '../../platform/database/connect.ts'
import { tellMembers } from '../../platform/events/tell-members.ts'
import { readEverything } from '../fill-turnover.ts'
import { readOutsideStandings } from '../outside-standing.ts'
import { lockVenueWallets, readVenueWallets, type VenueWallets } from '../lock-wallets.ts'
import { post, type Transfer } from '../post.ts'
import { readWallet } from '../read-balance.ts'
import type { Award } from './award.ts'
import { lockAwards, markEnded } from './store.ts'
import { readNetSince, readOpenAsked, readStaked, releaseLine } from './store-quit.ts'

/** What quitting takes now, and the turnover that it cancels. */
export interface Quitting {
  readonly takes: Fen
  readonly released: Fen
}

const sumOf = (amounts: Iterable<Fen>): Fen => [...amounts].reduce((sum, one) => sum + one, 0n)

/**
 * Refuses while bets run, while money is with an outside venue, while winnings there may be unreported, and
 * once the turnover is done.
 */
const judgeQuitting = async (
  db: Db,
  { id, memberId, amount, state, grantedAt }: Award,
  { centre, venues }: VenueWallets,
): Promise<Quitting> => {
  const released = await readOpenAsked(db, id)
  if (state !== 'granted' || grantedAt === null || released === null)
    throw new Refused('award-over')
  if ((await readStaked(db, memberId)) > 0n) throw new Refused('bets-running')
  const recycled = centre + sumOf(venues.values())
  const all = (await readEverything(db, [memberId])).get(memberId) ?? 0n
  const { locked } = await readWallet(db, memberId)
  if (all - locked > recycled) throw new Refused('recycle-first')
  const outside = await readOutsideStandings(db, memberId)
  if (outside.some(({ balance, isUnread }) => balance < 0n || isUnread))
    throw new Refused('outside-play-unreported')
  const net = await readNetSince(db, memberId, grantedAt)
  return { takes: takenByQuitting(recycled, amount, net), released }
}

export const readQuitting = async (db: Db, award: Award): Promise<Quitting> =>
  judgeQuitting(db, award, await readVenueWallets(db, award.memberId))

/**
 * Gives an award back: venues of the house are emptied into the centre, the award and its winnings return to
 * the house, and its turnover line is released. The deposit stays.
 */
export const quitAward = async (
  tx: Tx,
  { id, memberId, source }: Award,
  now: Instant,
): Promise<Quitting> => {
  const wallets = await lockVenueWallets(tx, memberId)
  const [award] = await lockAwards(tx, memberId, [id])
  if (award === undefined) throw new Refused('not-found')
  const quitting = await judgeQuitting(tx, award, wallets)
  const centre = { memberId, pocket: 'centre' } as const
  const moves: Transfer[] = [...wallets.venues]
    .filter(([, amount]) => amount > 0n)
    .map(([venue, amount]) => ({
      from: { memberId, venue },
      into: centre,
      amount,
      code: 'venue-out',
      cause: id,
      key: `${id}:recycle:${venue}`,
    }))
  if (quitting.takes > 0n)
    moves.push({
      from: centre,
      into: { house: 'awards' },
      amount: quitting.takes,
      code: 'award-return',
      cause: awardTitle(source),
      key: `${id}:return`,
    })
  if (moves.length > 0) await post(tx, moves, now)
  await releaseLine(tx, id, now)
  await markEnded(tx, id, 'quit', null, now)
  await tellMembers(tx, [memberId])
  return quitting
}
