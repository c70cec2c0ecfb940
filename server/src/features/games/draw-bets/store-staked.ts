import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { arrayText, listText } from '../../../platform/database/array-text.ts'
import type { Db } from '../../../platform/database/connect.ts'

interface Spot {
  readonly play: string
  readonly pick: string
}

/** What members have staked on each choice of the rounds whose limits hold for all their bets together. */
export interface Staked {
  /** Adds a bet, and returns the stakes before it. Zero for a game that limits each bet by itself. */
  add(memberId: MemberId, roundId: bigint, bet: Spot & { readonly stake: Fen }): Fen
}

interface StakedRow extends Spot {
  readonly memberId: MemberId
  readonly roundId: bigint
  readonly stake: Fen
}

const keyOf = (memberId: MemberId, roundId: bigint, { play, pick }: Spot): string =>
  [memberId, roundId, play, pick].join(' ')

/** Read behind the locks of the members' purses: another bet of theirs is committed or waits. */
export const readStaked = async (
  tx: Db,
  limited: readonly { readonly memberId: MemberId; readonly roundId: bigint }[],
): Promise<Staked> => {
  if (limited.length === 0) return { add: () => 0n }
  const rows = await tx<StakedRow[]>`
    select b.member_id as "memberId", b.round_id as "roundId", b.choice->>'play' as play,
           b.choice->>'pick' as pick, sum(b.stake)::bigint as stake
    from unnest(string_to_array(${listText(limited.map(({ memberId }) => memberId))}, chr(1)),
                ${arrayText(limited.map(({ roundId }) => roundId))}::bigint[])
      as asked (member_id, round_id)
    join game_bet b on b.round_id = asked.round_id and b.member_id = asked.member_id
    group by 1, 2, 3, 4`
  const sums = new Map(rows.map((row) => [keyOf(row.memberId, row.roundId, row), row.stake]))
  const rounds = new Set(limited.map(({ roundId }) => roundId))
  return {
    add(memberId, roundId, bet) {
      if (!rounds.has(roundId)) return 0n
      const key = keyOf(memberId, roundId, bet)
      const before = sums.get(key) ?? 0n
      sums.set(key, before + bet.stake)
      return before
    },
  }
}
