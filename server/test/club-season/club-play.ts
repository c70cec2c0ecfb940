import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { HedgeSide } from '@xinghe/rules/base/play-fact.ts'
import type { Rng } from '@xinghe/rules/base/rng.ts'
import { sportsbook } from '../../src/features/sports/book/channel.ts'
import { writePlayFacts, type NewPlayFact } from '../../src/ledger/counted-play/write-facts.ts'
import { lockAllPurses } from '../../src/ledger/play/lock-all-purses.ts'
import { openPlayer } from '../../src/ledger/play/player.ts'
import { postPlayers } from '../../src/ledger/play/post-players.ts'
import { findPurses } from '../../src/ledger/play/purse.ts'
import { openTermsCache } from '../../src/ledger/play/terms-cache.ts'
import type { Sql } from '../../src/platform/database/connect.ts'

/** A single that is taken and settled at once, at Hong Kong 0.95. */
export interface SingleBet {
  readonly memberId: MemberId
  readonly stake: Fen
  readonly isWon: boolean
  readonly hedge: HedgeSide | null
}

/** Members per transaction. */
const atOnce = 250
const edgeBp = 250
const cache = openTermsCache()
let bets = 0

const winOf = (stake: Fen): Fen => (stake * 95n) / 100n

/** Stakes and payouts move through the ledger as in the book; a bet without money is left out. */
const playSome = (sql: Sql, singles: readonly SingleBet[], now: Instant): Promise<Fen> =>
  sql.begin(async (tx) => {
    const members = [...new Set(singles.map(({ memberId }) => memberId))]
    const owners = members.map((memberId) => ({ memberId, channel: sportsbook }))
    const purses = await lockAllPurses(tx, await findPurses(tx, owners, now))
    const terms = await cache.read(tx, [...purses.values()])
    const facts: NewPlayFact[] = []
    let staked = 0n
    const players = [...purses.values()].map((purse) => {
      const { memberId } = purse
      const player = openPlayer(sportsbook, purse, terms.get(memberId) ?? null, now)
      for (const { stake, isWon, hedge } of singles.filter((one) => one.memberId === memberId)) {
        const bet = `bet_club${(bets += 1)}`
        if (!player.take(bet, stake)) continue
        staked += stake
        const net = isWon ? winOf(stake) : -stake
        if (isWon)
          player.payOut({ amount: stake + net, code: 'bet-payout', cause: bet, key: `${bet}:pay` })
        const turnover = isWon ? winOf(stake) : stake
        player.addTurnover(turnover)
        facts.push({ memberId, category: 'TY', edgeBp, turnover, net, hedge, bet })
      }
      return player
    })
    await postPlayers(tx, players, now)
    await writePlayFacts(tx, facts, now)
    return staked
  })

/** Returns what was staked. */
export const playAll = async (
  sql: Sql,
  singles: readonly SingleBet[],
  now: Instant,
): Promise<Fen> => {
  const members = [...new Set(singles.map(({ memberId }) => memberId))].toSorted()
  let staked = 0n
  for (let from = 0; from < members.length; from += atOnce) {
    const some = new Set(members.slice(from, from + atOnce))
    const own = singles.filter(({ memberId }) => some.has(memberId))
    staked += await playSome(sql, own, now)
  }
  return staked
}

/** Both sides of one match, so that the turnover of each is the same. */
export const oppositeBets = (
  memberId: MemberId,
  stake: Fen,
  match: string,
  rng: Rng,
): SingleBet[] => {
  const winner = rng.below(2)
  // The winning side counts its win, so it is staked higher.
  return ['home', 'away'].map((side, at) => ({
    memberId,
    stake: at === winner ? stake * 100n : stake * 95n,
    isWon: at === winner,
    hedge: { group: match, side, sides: 2 },
  }))
}
