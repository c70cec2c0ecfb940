import { Refused } from '@xinghe/contract/refusal.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Db } from '../../../platform/database/connect.ts'
import type { Channel } from '../venues/store.ts'
import { findGame } from './store-entry.ts'

const refusalOf = { maintenance: 'game-maintenance', closed: 'game-closed' } as const

/**
 * Refuses a game of this site that the catalogue does not have, has in another venue, or does not let
 * this member into. A launch without a game enters the venue.
 */
export const checkGame = async (
  db: Db,
  { code, testers }: Pick<Channel, 'code' | 'testers'>,
  gameCode: string,
  memberId: MemberId,
): Promise<void> => {
  if (gameCode === '') return
  const game = await findGame(db, gameCode)
  if (game === null || game.channel !== code) throw new Refused('game-unknown')
  if (game.state === 'open') return
  if (game.state !== 'testing') throw new Refused(refusalOf[game.state])
  if (!testers.includes(memberId)) throw new Refused('game-testing')
}
