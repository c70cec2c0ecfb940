import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { resource } from '@xinghe/contract/sports-resource.ts'
import { fenToText, type Fen } from '@xinghe/rules/base/money.ts'
import { patient } from '../../../tools/machine-speed.ts'
import type { Rng } from '@xinghe/rules/base/rng.ts'
import type { BetKind, Intention, Player } from './intention.ts'
import { earlyPicks, inBook, inPlayPicks, type Pick } from './offers.ts'
import { ask, tell, type Line } from './speak.ts'

/** The bet was not judged: the same request id may be sent again. */
const repeatable = new Set(['book-not-ready', 'book-busy', 'play-busy', 'lock-not-had'])
const repeatMs = 50
const patienceMs = patient(30_000)

const placeInput = (player: Player, picks: readonly Pick[], stake: Fen): object => {
  const code = picks.length === 1 ? 'single' : `${picks.length}x1`
  const bets = [{ code, stake: fenToText(stake), picks: picks.map(({ sent }) => sent) }]
  return inBook(player, 'place', { oddsType: 'E', policy: 'any', bets })
}

export const betOn = (
  player: Player,
  picks: readonly Pick[],
  amount: Fen,
  kind: BetKind,
): Intention => ({
  wish: { what: 'bet', amount, kind },
  call: resource,
  input: placeInput(player, picks, amount),
  requestId: randomUUID(),
  answer: null,
})

/** So many picks of different matches. */
const draw = (rng: Rng, picks: readonly Pick[], count: number): readonly Pick[] => {
  const left = [...picks]
  const drawn: Pick[] = []
  while (drawn.length < count && left.length > 0) {
    const [pick] = left.splice(rng.below(left.length), 1)
    if (pick !== undefined && !drawn.some(({ matchId }) => matchId === pick.matchId))
      drawn.push(pick)
  }
  return drawn
}

const chooseKind = (rng: Rng): BetKind => {
  const chance = rng.below(10)
  return chance < 4 ? 'early' : chance < 7 ? 'parlay' : 'in-play'
}

/** What a bettor wants next, of what is on offer; null when the site does not answer. */
export const chooseBet = async (
  line: Line,
  player: Player,
  rng: Rng,
): Promise<Intention | null> => {
  for (;;) {
    const kind = chooseKind(rng)
    const offered = await (kind === 'in-play' ? inPlayPicks : earlyPicks)(line, player)
    if (offered === null) return null
    const picks = draw(rng, offered, kind === 'parlay' ? 2 + rng.below(2) : 1)
    if (picks.length >= (kind === 'parlay' ? 2 : 1)) {
      return betOn(player, picks, BigInt(2 + rng.below(18)) * 100n, kind)
    }
    await pause(repeatMs)
  }
}

const mayRepeat = ({ answer }: Intention): boolean =>
  answer !== null && 'refusal' in answer && repeatable.has(answer.refusal)

/** Sends the bet, or a round or slip of a game, until it is judged; says why when nobody answered. */
export const tellBet = async (
  line: Line,
  player: Player,
  intention: Intention,
  copies: number,
): Promise<string | null> => {
  const deadline = Date.now() + patienceMs
  for (;;) {
    const silence = await tell(line, player, intention, copies)
    if (silence !== null || !mayRepeat(intention)) return silence
    if (Date.now() > deadline) throw new Error(`${intention.requestId} is not judged`)
    intention.answer = null
    await pause(repeatMs)
  }
}

/** The request id of a placed bet with another stake: refused, and nothing is placed. */
export const reuseRequestId = async (
  line: Line,
  player: Player,
  intention: Intention,
): Promise<void> => {
  const [pick] = (await earlyPicks(line, player)) ?? []
  if (pick === undefined) return
  const input = placeInput(player, [pick], intention.wish.amount + 1n)
  const answer = await ask(line, player, { ...intention, input })
  if (typeof answer === 'string') return
  const refusal = answer.data.refusal ?? ''
  if (refusal !== 'request-id-reused' && !repeatable.has(refusal))
    throw new Error(`${intention.requestId} was used for another bet: ${JSON.stringify(answer)}`)
}
