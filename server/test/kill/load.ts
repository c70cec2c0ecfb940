import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { venueTransfer } from '@xinghe/contract/lobby-venues.ts'
import { pay as payCall } from '@xinghe/contract/wallet-deposit.ts'
import { newWithdrawal } from '@xinghe/contract/wallet-withdraw.ts'
import { fenToText } from '@xinghe/rules/base/money.ts'
import type { Rng } from '@xinghe/rules/base/rng.ts'
import { idOf, venues, type Intention, type Player, type PlayerKind } from './intention.ts'
import { chooseBet, reuseRequestId, tellBet } from './place-bets.ts'
import type { Machine } from './machine.ts'
import { chooseRound, chooseSlip, noteHand } from './play-games.ts'
import { chooseShots } from './shoot-fish.ts'
import { pay, tell, type Line } from './speak.ts'
import { chooseCashOut } from './take-cash-outs.ts'

export interface Hall {
  readonly line: Line
  readonly machine: Machine
  readonly players: readonly Player[]
  readonly rng: Rng
}

const refusedMs = 50
const unanswered = { answer: null }

const chooseTransfer = (rng: Rng): Intention => {
  const venue = venues[rng.below(venues.length)] ?? 'CRTY'
  const direction = rng.below(5) < 3 ? 'in' : 'out'
  const amount = BigInt(100 + rng.below(4_000))
  return {
    wish: { what: 'transfer', amount, venue, direction },
    call: venueTransfer,
    input: { channelCode: venue, amount: fenToText(amount), ty: direction === 'in' ? 1 : 2 },
    requestId: randomUUID(),
    ...unanswered,
  }
}

const chooseMovement = (rng: Rng, { cardId }: Player): Intention => {
  if (rng.below(10) >= 4) return chooseTransfer(rng)
  const requestId = randomUUID()
  if (cardId === null) {
    const amount = BigInt(500 + rng.below(500)) * 100n
    const input = { rail: 'bank', amount: fenToText(amount) }
    return { wish: { what: 'order', amount }, call: payCall, input, requestId, ...unanswered }
  }
  // Whole yuan up to 400 have a fee in whole yuan: the sandbox bank pays those at once.
  const amount = BigInt(100 + rng.below(300)) * 100n
  const input = { cardId, amount: fenToText(amount) }
  const wish = { what: 'withdrawal', amount } as const
  return { wish, call: newWithdrawal, input, requestId, ...unanswered }
}

/** What follows from an answer; says why when nobody heard of it. */
const goOn = async (
  { line, machine, rng }: Hall,
  player: Player,
  intention: Intention,
): Promise<string | null> => {
  const id = idOf(intention)
  if (id === null) return null
  const copies = 1 + rng.below(3)
  const payment = player.payments.find(({ orderId }) => orderId === id)
  if (payment !== undefined) return pay(line, payment, copies)
  if (intention.wish.what === 'withdrawal' && rng.below(3) > 0)
    machine.decide({ id, verdict: rng.below(2) === 0 ? 'paid' : 'refused' })
  return null
}

/** One hand of a player: it goes on until it is not answered, and then stops. */
const play = async (hall: Hall, player: Player, answered: () => void): Promise<void> => {
  for (;;) {
    const intention = chooseMovement(hall.rng, player)
    player.intentions.push(intention)
    const copies = hall.rng.below(4) === 0 ? 2 : 1
    if ((await tell(hall.line, player, intention, copies)) !== null) return
    if ((await goOn(hall, player, intention)) !== null) return
    answered()
  }
}

/** One hand of a bettor. */
const bet = async ({ line, rng }: Hall, player: Player, answered: () => void): Promise<void> => {
  for (;;) {
    const intention = await chooseBet(line, player, rng)
    if (intention === null) return
    player.intentions.push(intention)
    if ((await tellBet(line, player, intention, rng.below(4) === 0 ? 2 : 1)) !== null) return
    if (rng.below(6) === 0) await reuseRequestId(line, player, intention)
    answered()
  }
}

/** The other hand of a bettor: takes money back out of running bets. */
const cashOut: typeof play = async ({ line, rng }, player, answered) => {
  for (;;) {
    const intention = await chooseCashOut(line, player, rng)
    if (intention === null) return
    player.intentions.push(intention)
    if ((await tellBet(line, player, intention, rng.below(4) === 0 ? 2 : 1)) !== null) return
    if (idOf(intention) !== null) answered()
    await pause(refusedMs)
  }
}

/** One hand of a gamer: rounds of slots and cards, slips on draws, or shots at fish. */
const gamble =
  (choose: (hall: Hall, player: Player) => Promise<Intention | null>): typeof play =>
  async (hall, player, answered) => {
    for (;;) {
      const intention = await choose(hall, player)
      if (intention === null) return
      player.intentions.push(intention)
      const copies = hall.rng.below(4) === 0 ? 2 : 1
      if ((await tellBet(hall.line, player, intention, copies)) !== null) return
      noteHand(player, intention)
      // A refusal, such as of a round that comes too soon, is no progress.
      if (idOf(intention) !== null) answered()
      else await pause(refusedMs)
    }
  }

const handsOf: Readonly<Record<PlayerKind, readonly (typeof play)[]>> = {
  payer: [play, play],
  leaver: [play, play],
  bettor: [bet, bet, cashOut],
  gamer: [
    gamble(async ({ rng }, player) => chooseRound(player, rng)),
    gamble(({ line, rng }, player) => chooseSlip(line, player, rng)),
    gamble(({ line, rng }, player) => chooseShots(line, player, rng)),
  ],
}

/**
 * Every player with all hands, until none is answered any more. `answered` hears how many hands have not been
 * answered yet.
 */
export const playAll = (hall: Hall, answered: (silent: number) => void): Promise<unknown> => {
  const hands = hall.players.flatMap((player) =>
    handsOf[player.kind].map((hand) => ({ player, hand })),
  )
  const silent = new Set(hands)
  return Promise.all(
    hands.map((one) =>
      one.hand(hall, one.player, () => {
        silent.delete(one)
        answered(silent.size)
      }),
    ),
  )
}

/** Asks again, twice at once, for all that nobody has answered. */
export const askAgain = async ({ line, players }: Hall): Promise<number> => {
  const open = players.flatMap((player) =>
    player.intentions.filter(({ answer }) => answer === null).map((one) => ({ player, one })),
  )
  const silences = await Promise.all(
    open.map(async ({ player, one }) => {
      if (player.kind !== 'bettor' && player.kind !== 'gamer') return tell(line, player, one, 2)
      const silence = await tellBet(line, player, one, 2)
      if (player.kind === 'gamer') noteHand(player, one)
      return silence
    }),
  )
  const payments = players.flatMap((one) => one.payments).filter((one) => !one.heard)
  silences.push(...(await Promise.all(payments.map((payment) => pay(line, payment, 2)))))
  const silence = silences.find((why) => why !== null)
  if (silence !== undefined) throw new Error(`the site is up and does not answer: ${silence}`)
  return open.length + payments.length
}
