import { minuteMs } from '@xinghe/rules/base/instant.ts'
import { seededRng } from '@xinghe/rules/base/rng.ts'
import { patient } from '../../../tools/machine-speed.ts'
import { checkSiteRole } from '../../src/platform/database/site-role.ts'
import { wireClient } from '../wire-client.ts'
import { accepted, idOf, playerKinds, type Intention, type Player } from './intention.ts'
import { checkDecided, checkExactly, checkLedger, checkNothingLost } from './check.ts'
import { countCashedOut } from './check-cash-outs.ts'
import { checkExposures, findLastingRefusals, waitForDecisions } from './check-bets.ts'
import { checkShots, type ShotCounts } from './check-shots.ts'
import { checkDraws, checkPools, waitForDraws, type DrawCounts } from './check-games.ts'
import { askAgain, type Hall } from './load.ts'
import { startMachine, type Machine } from './machine.ts'
import { checkHands, dealtCodes } from './play-games.ts'
import { openOperator, type Operator } from './operator.ts'
import { drainMs, drawBlows, playAndStrike, type Blow } from './strike.ts'

export interface KillPlan {
  readonly seed: number
  readonly server: number
  readonly database: number
  /** Stops of the server by SIGTERM under load; some are cut off by kill -9. */
  readonly drain: number
  /** Of four one pays in, one withdraws, and both move money to venues and back; one bets, one plays games. */
  readonly players: number
  /** So many answers are heard between two kills, at most. */
  readonly answersMost: number
  /** After which no more kill is begun, on a quiet machine. */
  readonly minutesMost: number
}

export interface KillReport extends DrawCounts, ShotCounts {
  readonly kills: Record<Blow, number>
  /** Drains that ended by themselves. */
  readonly drained: number
  /** Requests that were answered, and what they came to. */
  readonly answered: number
  readonly refused: number
  readonly deposits: number
  readonly withdrawals: number
  /** Withdrawals that were paid or refused. */
  readonly decided: number
  readonly transfers: number
  readonly bets: number
  /** Acknowledged; how many of them were accepted. */
  readonly cashOuts: number
  readonly cashedOut: number
  /** Bets and cash outs that were confirming for a while. */
  readonly inPlay: number
  readonly cashOutsInPlay: number
  readonly spins: number
  readonly hands: number
  /** Hands by game: `NN 12, BJ 9, ZJH 11`. */
  readonly handsByGame: string
  readonly actions: number
  readonly slips: number
  /** Calls to shoot that had a hit which counted. */
  readonly shots: number
  /** Open hands that were compared with their cards before the kill. */
  readonly sameHands: number
  /** Cut off by a kill and asked for again; how many movements were there though nobody had heard. */
  readonly askedAgain: number
  readonly unheard: number
  /** Refused while a twin was cut off; how many of them turned out to be done. */
  readonly doubted: number
  readonly doneAlthoughRefused: number
  readonly ledgerRows: number
  readonly longestCallMs: number
  readonly longestCallPath: string
  /** Where the site was not there for its members as promised; a fault of the money is thrown. */
  readonly faults: readonly string[]
}

const answersLeast = 5

const handsByGame = (intentions: readonly Intention[]): string => {
  const dealt = intentions.filter((one) => one.wish.what === 'deal' && idOf(one) !== null)
  const of = (code: string): number =>
    dealt.filter(({ input }) => (input as { gameCode?: string }).gameCode === code).length
  return dealtCodes.map((code) => `${code} ${of(code)}`).join(', ')
}

const openHall = async (
  machine: Machine,
  operator: Operator,
  { players: count, seed }: KillPlan,
): Promise<Hall> => {
  const { address } = machine
  const client = await wireClient(address, Date.now)
  const players: Player[] = []
  for (let at = 0; at < count; at += 1) {
    const kind = playerKinds[at % playerKinds.length] ?? 'payer'
    players.push(await operator.makePlayer(client, kind))
  }
  const { sql, secret } = operator
  // The server of the machine has the same role.
  await checkSiteRole(sql, 'live')
  await checkLedger(sql)
  const line = { address, client, secret, calls: { longestMs: 0, longestPath: '' } }
  return { line, machine, players, rng: seededRng(seed) }
}

const run = async (
  machine: Machine,
  operator: Operator,
  plan: KillPlan,
  told: (line: string) => void,
): Promise<KillReport> => {
  const hall = await openHall(machine, operator, plan)
  const { players, rng } = hall
  const { sql } = operator
  const kills = { server: 0, database: 0, drain: 0 }
  const faults: string[] = []
  const seenDraws = new Map<bigint, string>()
  let [askedAgain, unheard, sameHands, ledgerRows, drained] = [0, 0, 0, 0, 0]
  const until = Date.now() + patient(plan.minutesMost * minuteMs)
  for (const blow of drawBlows(rng, plan)) {
    if (Date.now() > until) throw new Error(`out of time after ${JSON.stringify(kills)}`)
    const end = await playAndStrike(hall, blow, answersLeast + rng.below(plan.answersMost))
    if (end === 'drained') drained += 1
    if (end instanceof Error) faults.push(end.message)
    const stayed = await machine.revive()
    kills[blow] += 1
    if (blow === 'database' && !stayed)
      faults.push(`the server went down with its database\n${machine.lastLog()}`)
    const rows = await checkLedger(sql)
    told(`${blow} (${Object.values(kills).join(' + ')}), ${rows} transfers verified`)
    await checkDecided(sql, machine)
    unheard += await checkNothingLost(sql, players)
    askedAgain += await askAgain(hall)
    await operator.closeTransfers()
    await checkNothingLost(sql, players)
    await checkExactly(sql, players)
    await checkExposures(sql)
    sameHands += await checkHands(hall.line, players)
    await checkDraws(sql, seenDraws)
    await checkPools(sql)
    await checkShots(sql, players)
    ledgerRows = await checkLedger(sql)
  }
  const { inPlay, cashOutsInPlay, dropped } = await waitForDecisions(sql)
  if (dropped > 0)
    faults.push(`${dropped} of ${inPlay + cashOutsInPlay} orders in play were dropped, not judged`)
  const drawn = await waitForDraws(sql)
  await checkDraws(sql, seenDraws)
  const shot = await checkShots(sql, players)
  faults.push(...findLastingRefusals(players))
  const longestCallMs = Math.round(hall.line.calls.longestMs)
  await checkExactly(sql, players)
  await checkExposures(sql)
  const intentions = players.flatMap((player) => player.intentions)
  const doubted = intentions.filter((one) => one.doubted !== undefined)
  const count = (what: Parameters<typeof accepted>[1]): number =>
    players.reduce((total, player) => total + accepted(player, what).length, 0)
  return {
    kills,
    drained,
    answered: intentions.length,
    refused: intentions.filter(({ answer }) => answer !== null && 'refusal' in answer).length,
    deposits: count('order'),
    withdrawals: count('withdrawal'),
    decided: machine.decided.size,
    transfers: count('transfer'),
    bets: count('bet'),
    cashOuts: count('cash-out'),
    cashedOut: await countCashedOut(sql),
    inPlay,
    cashOutsInPlay,
    spins: count('spin'),
    hands: count('deal'),
    handsByGame: handsByGame(intentions),
    actions: count('act'),
    slips: count('slip'),
    shots: count('shots'),
    ...shot,
    ...drawn,
    sameHands,
    askedAgain,
    unheard,
    doubted: doubted.length,
    doneAlthoughRefused: doubted.filter((one) => idOf(one) !== null).length,
    ledgerRows,
    longestCallMs,
    longestCallPath: hall.line.calls.longestPath,
    faults,
  }
}

/**
 * Kills and drains the parts of a site of its own under load, and after each start checks every movement and bet. Throws
 * at the first fault of the money.
 */
export const runKills = async (
  plan: KillPlan,
  told: (line: string) => void = () => undefined,
): Promise<KillReport> => {
  const machine = await startMachine({
    DRAIN_NOTICE_MS: String(drainMs),
    DRAIN_SOCKETS_MS: '0',
  })
  try {
    const operator = await openOperator(machine.env)
    try {
      return await run(machine, operator, plan, told)
    } catch (error) {
      throw new Error(`${String(error)}\n${machine.lastLog()}`, { cause: error })
    } finally {
      await operator.close()
    }
  } finally {
    await machine.close()
  }
}
