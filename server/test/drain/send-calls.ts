import { randomUUID } from 'node:crypto'
import { memberInfo } from '@xinghe/contract/account-member.ts'
import type { Intention, Player } from '../kill/intention.ts'
import { earlyPicks, type Pick } from '../kill/offers.ts'
import { betOn } from '../kill/place-bets.ts'
import { ask, tell, type Line } from '../kill/speak.ts'

export interface Load {
  answered(): number
  /** Sends no more calls, and resolves when each has its answer; says which had none. */
  stop(): Promise<string[]>
}

const tickMs = 10
/** Of so many calls one is a bet; the others read. */
const betEvery = 4
const stake = 200n

const chooseBet = (player: Player, picks: readonly Pick[], turn: number): Intention => {
  const pick = picks[turn % picks.length]
  if (pick === undefined) throw new Error('nothing is on offer')
  return betOn(player, [pick], stake, 'early')
}

/** Sends calls at a rate, whether or not earlier ones are answered. */
export const sendCalls = async (
  line: Line,
  players: readonly Player[],
  perSecond: number,
): Promise<Load> => {
  const [first] = players
  const picks = first === undefined ? null : await earlyPicks(line, first)
  if (picks === null) throw new Error('the site does not answer')
  const [running, silences] = [new Set<Promise<void>>(), [] as string[]]
  const began = performance.now()
  let [sent, answered] = [0, 0]

  const sendOne = async (turn: number): Promise<string | null> => {
    const player = players[turn % players.length]
    if (player === undefined) throw new Error('there are no players')
    if (turn % betEvery > 0) {
      const answer = await ask(line, player, {
        call: memberInfo,
        input: {},
        requestId: randomUUID(),
      })
      return typeof answer === 'string' ? answer : null
    }
    const bet = chooseBet(player, picks, turn)
    player.intentions.push(bet)
    return tell(line, player, bet)
  }
  const timer = setInterval(() => {
    const due = ((performance.now() - began) / 1_000) * perSecond
    for (; sent < due; sent += 1) {
      const done: Promise<void> = sendOne(sent).then((silence) => {
        if (silence === null) answered += 1
        else silences.push(silence)
        running.delete(done)
      })
      running.add(done)
    }
  }, tickMs)
  return {
    answered: () => answered,
    async stop() {
      clearInterval(timer)
      await Promise.all(running)
      return silences
    },
  }
}
