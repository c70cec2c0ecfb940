import { dayMs, later } from '@xinghe/rules/base/instant.ts'
import { ticketNumber } from '@xinghe/rules/records/ticket.ts'
import type { Platform } from '../../../platform/parts.ts'
import type { GamesParts } from '../parts/parts.ts'
import { readLeftHands } from '../solo/store-hand.ts'

const handsAtOnce = 200
/** More than any hand can take: one that does not end is a bug. */
const actionsMost = 50

/**
 * Ends hands that were open for a day by the action that their rules name, which adds no stake. Returning
 * the stakes would let members drop bad hands.
 */
export const finishLeftHands = async (
  { sql, clock }: Pick<Platform, 'sql' | 'clock'>,
  { rounds, solo }: Pick<GamesParts, 'rounds' | 'solo'>,
): Promise<number> => {
  const hands = await readLeftHands(sql, later(clock.now(), -dayMs), handsAtOnce)
  for (const { ticket, memberId, game: code, version } of hands) {
    const [game, number] = [solo.gameOf(code, version), ticketNumber('XG', ticket)]
    if (game === null || number === null) throw new Error(`${ticket} cannot be finished`)
    for (let count = 0; ; count += 1) {
      if (count === actionsMost) throw new Error(`${ticket} does not end`)
      const played = await rounds.play({
        kind: 'act',
        memberId,
        requestId: `timeout:${ticket}:${clock.now()}:${count}`,
        game,
        number,
        ticket,
        action: { by: 'timeout' },
        refusedStake: null,
      })
      if (played === 'repeated' || played.round.state !== 'open') break
    }
  }
  return hands.length
}
