import type { SoloRound } from '../round/round.ts'
import type { SoloParts } from './solo-parts.ts'
import type { RoundRow } from './store-round.ts'
import { stakesInFen } from '../round/amounts.ts'

type Replaying = Pick<SoloParts, 'vault' | 'stream' | 'gameOf'>

const serverSeedOf = ({ vault }: Replaying, row: RoundRow): string => {
  if (row.serverSeed !== null) return row.serverSeed
  const { sealed, hash } = row
  if (sealed === null || hash === null) throw new Error(`${row.ticket} has no seed`)
  return vault.open({ sealed, hash })
}

/**
 * A stored solo round as its member was told it: as it ended, or, where it is open or `after` names how
 * many actions had been taken, replayed up to there.
 */
export const retellRound = (
  parts: Replaying,
  row: RoundRow,
  after: number = row.actions.length,
): SoloRound => {
  const { ticket, memberId, game: code, version, stake, choice, clientSeed, nonce } = row
  const actions = row.actions.slice(0, after).map(({ action }) => action)
  if (nonce === null || clientSeed === null) throw new Error(`${ticket} is no solo round`)
  const common = { ticket, memberId, game: code, version, stake, choice, actions, nonce }
  const { placedAt, settledAt } = row
  if (row.outcome !== null && actions.length === row.actions.length) {
    const { view, poolWins } = row.outcome
    const { state, risk, payout } = row
    const wins = poolWins.map((win) => ({ code: win.code, amount: BigInt(win.amount) }))
    return { ...common, state, risk, payout, poolWins: wins, view, placedAt, settledAt }
  }
  const game = parts.gameOf(code, version)
  if (game === null) throw new Error(`there are no rules for ${code} ${version}`)
  const serverSeed = serverSeedOf(parts, row)
  const reached = game.play(choice, actions, parts.stream({ serverSeed, clientSeed, nonce }))
  if (!reached.ok) throw new Error(`${ticket} cannot be replayed`)
  const { risk, payout, view } = reached.value
  if (payout !== null) throw new Error(`${ticket} was stored as open`)
  return {
    ...common,
    state: 'open',
    risk: stakesInFen(stake, risk),
    payout: null,
    poolWins: [],
    view,
    placedAt,
    settledAt: null,
  }
}
