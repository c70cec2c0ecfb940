import * as z from 'zod/mini'
import { fen } from '@xinghe/contract/codec.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import { fenToText } from '@xinghe/rules/base/money.ts'
import type { Sql } from '../../../../platform/database/connect.ts'
import type { VenueOutcome } from '../venue.ts'
import * as books from './books.ts'
import type { Operation } from './faults.ts'
import { readBalance, readBetsSince } from './store.ts'

const name = z.string().check(z.minLength(1), z.maxLength(80))
const shapes = {
  order: z.object({ id: name, memberId: name, amount: fen.check(z.refine((sum) => sum > 0n)) }),
  byId: z.object({ id: name }),
  member: z.object({ memberId: name }),
  cursor: z.object({ cursor: z.string().check(z.regex(/^\d{0,18}$/)) }),
}
const betsAtOnce = 200

const onTheWire = (outcome: VenueOutcome): object =>
  outcome.outcome === 'done' ? { ...outcome, balance: fenToText(outcome.balance) } : outcome

const betsPage = async (db: Sql, cursor: string): Promise<object> => {
  const bets = await readBetsSince(db, BigInt(cursor === '' ? 0 : cursor), betsAtOnce)
  return {
    bets: bets.map(({ id, member, stake, payout, madeAt }) => ({
      id: `flip_${id}`,
      memberId: member,
      stake: fenToText(stake),
      payout: fenToText(payout),
      settledAt: new Date(madeAt).toISOString(),
    })),
    cursor: bets.at(-1)?.id.toString() ?? cursor,
  }
}

export interface VenueRequest {
  readonly operation: Operation
  readonly body: unknown
  readonly refused: boolean
  /** The public address of the games. */
  readonly publicPath: string
  readonly now: Instant
}

/** Throws a ZodError for a wrong body; null when the operation is refused. */
export const answerVenue = async (
  db: Sql,
  { operation, body, refused, publicPath, now }: VenueRequest,
): Promise<object | null> => {
  switch (operation) {
    case 'transfer-in':
    case 'transfer-out': {
      const asked = z.parse(shapes.order, body)
      const move = refused ? books.refuseMoney : books.moveMoney
      return onTheWire(await move(db, operation === 'transfer-in' ? 'in' : 'out', asked, now))
    }
    case 'status':
      return refused ? null : { fate: await books.fateOf(db, z.parse(shapes.byId, body).id) }
    case 'cancel':
      return refused ? null : { fate: await books.cancel(db, z.parse(shapes.byId, body).id, now) }
    case 'balance': {
      const { memberId } = z.parse(shapes.member, body)
      return refused ? null : { balance: fenToText(await readBalance(db, memberId)) }
    }
    case 'launch': {
      const { memberId } = z.parse(shapes.member, body)
      return refused ? null : { url: `${publicPath}/play/${await books.admit(db, memberId, now)}` }
    }
    default:
      return refused ? null : betsPage(db, z.parse(shapes.cursor, body).cursor)
  }
}
