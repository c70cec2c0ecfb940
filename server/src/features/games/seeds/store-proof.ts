import { ticketNumber } from '@xinghe/rules/records/ticket.ts'
import type { SoloProof } from '@xinghe/rules/games/verify/solo-proof.ts'
import type { Db } from '../../../platform/database/connect.ts'

/** Actions as they are stored: each with the request that made it. */
type StoredProof = Omit<SoloProof, 'actions'> & { readonly actions: readonly { action: unknown }[] }

/** A solo round without its member. The server seed is there once it was rotated out. */
export const readSoloProof = async (db: Db, ticket: string): Promise<SoloProof | null> => {
  const number = ticketNumber('XG', ticket)
  if (number === null) return null
  const [row] = await db<StoredProof[]>`
    select b.ticket, b.game, b.rules_version as version, b.choice,
           coalesce(b.actions, h.actions, '[]') as actions, b.stake, b.payout, b.pool_win as "poolWin",
           coalesce(r.hash, s.hash) as commit, r.server_seed as "serverSeed",
           b.client_seed as "clientSeed", b.nonce
    from game_bet b
    left join game_hand h on h.bet_id = b.id
    left join game_seed s on s.seed_id = b.seed_id
    left join game_seed_revealed r on r.seed_id = b.seed_id
    where b.id = ${number} and b.ticket = ${ticket} and b.seed_id is not null and b.state <> 'void'`
  if (row === undefined) return null
  return { ...row, actions: row.actions.map(({ action }) => action) }
}
