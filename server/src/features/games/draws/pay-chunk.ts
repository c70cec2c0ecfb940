import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { payoutOf, verdictOf, type Verdict } from '@xinghe/rules/games/shared/payout.ts'
import { sharedGameOf } from '@xinghe/rules/games/shared-games/shared-games.ts'
import { drawTurnovers } from '@xinghe/rules/games/lottery/turnover.ts'
import { settledText } from '@xinghe/rules/games/shared-games/words.ts'
import { releaseBound } from '@xinghe/rules/wallet/turnover.ts'
import type { Use } from '../../../ledger/counters.ts'
import { openPlayer, type Player } from '../../../ledger/play/player.ts'
import { postPlayers } from '../../../ledger/play/post-players.ts'
import { lockAllPurses } from '../../../ledger/play/lock-all-purses.ts'
import { findPurses } from '../../../ledger/play/purse.ts'
import { sharedChannelOf } from '../channels/shared-channel.ts'
import { readOpen, writePaid, type OpenBet, type OpenRef, type PaidRow } from './store-paid.ts'
import type { Round } from './store-round.ts'
import type { DrawPlatform } from './transition.ts'

interface Judged {
  readonly bet: OpenBet
  readonly verdict: Verdict | 'void'
  readonly payout: Fen
}

const judging = ({ table, numbers, drawsAt }: Round): ((bet: OpenBet) => Judged) => {
  if (numbers === null) return (bet) => ({ bet, verdict: 'void', payout: bet.stake })
  const judge = sharedGameOf(table).judge(numbers, drawsAt)
  return (bet) => {
    const pays = judge(bet.choice)
    return { bet, verdict: verdictOf(pays), payout: payoutOf(bet.stake, pays) }
  }
}

/** A void bet was never a bet: what it used of the wager limit is given back as well. */
const usesOf = ({ bet, verdict, payout }: Judged): Use[] => {
  const uses: Use[] = payout > 0n ? [{ kind: 'loss', amount: -payout }] : []
  return verdict === 'void' ? [...uses, { kind: 'wager', amount: -bet.stake }] : uses
}

const payMember = (round: Round, player: Player, judged: readonly Judged[]): PaidRow[] => {
  const turnovers = drawTurnovers(judged.map(({ bet, payout }) => ({ stake: bet.stake, payout })))
  return judged.map((one, at) => {
    const { bet, verdict, payout } = one
    const [cause, turnover] = [bet.ticket, turnovers[at] ?? 0n]
    const code = verdict === 'won' ? 'bet-payout' : 'bet-return'
    if (payout > 0n) player.payOut({ amount: payout, code, cause, key: `${cause}:payout` })
    player.count(usesOf(one))
    player.addTurnover(turnover)
    const explanation = settledText(round.table, round, bet.choice)
    return { id: bet.id, payout, turnover, outcome: JSON.stringify({ verdict }), explanation }
  })
}

/**
 * Pays some bets of a round in one transaction; whole members only. Answers the members who won nothing and
 * have at most `releaseBound` left, which ends their turnover requirement.
 */
export const payChunk = async (
  { sql, clock }: Pick<DrawPlatform, 'sql' | 'clock'>,
  round: Round,
  refs: readonly OpenRef[],
): Promise<readonly MemberId[]> => {
  const now = clock.now()
  const channel = sharedChannelOf(round.table)
  const judge = judging(round)
  const memberIds = [...new Set(refs.map(({ memberId }) => memberId))]
  const owners = memberIds.map((memberId) => ({ memberId, channel }))
  const accounts = await findPurses(sql, owners, now)
  return sql.begin(async (tx) => {
    const purses = await lockAllPurses(tx, accounts)
    const open = await readOpen(
      tx,
      round.id,
      refs.map(({ id }) => id),
    )
    const players: Player[] = []
    const rows: PaidRow[] = []
    const ruined: MemberId[] = []
    for (const [memberId, own] of Map.groupBy(open, (bet) => bet.memberId)) {
      const purse = purses.get(memberId)
      if (purse === undefined) throw new Error(`the purse of ${memberId} is not locked`)
      const player = openPlayer(channel, purse, null, now)
      players.push(player)
      const judged = own.map(judge)
      rows.push(...payMember(round, player, judged))
      const hasWon = judged.some(({ payout }) => payout > 0n)
      if (!hasWon && purse.wallet.balance + purse.centre.balance <= releaseBound)
        ruined.push(memberId)
    }
    if (rows.length === 0) return ruined
    const state = round.numbers === null ? 'void' : 'settled'
    await Promise.all([writePaid(tx, rows, { state, now }), postPlayers(tx, players, now)])
    return ruined
  })
}
