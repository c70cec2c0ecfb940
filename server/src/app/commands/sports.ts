import { listSuspensions } from '../../features/sports/book/store-suspension.ts'
import { enterResult } from '../../features/sports/settle/enter-result.ts'
import { readEntry, type ResultEntry } from '../../features/sports/settle/entered-report.ts'
import { setNewMarket } from '../../features/sports/settle/flag-new-market.ts'
import { suspendMarket, releaseMarket } from '../../features/sports/settle/suspend-market.ts'
import { voidBets } from '../../features/sports/settle/void-bets.ts'
import type { Platform } from '../../platform/parts.ts'
import { commandActor, UsageFault, type Command } from './command.ts'

const actor = commandActor

type Act = (platform: Platform, what: string, rest: readonly string[]) => Promise<string>

const reasonFrom = (words: readonly string[], word: string): string => {
  const reason = words.join(' ').trim()
  if (reason === '') throw new UsageFault(`${word} takes a reason`)
  return reason
}

const entryFrom = (text: string): ResultEntry => {
  try {
    const entry = readEntry(text)
    if (entry !== null) return entry
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  throw new UsageFault(
    `"${text}" is no result; 2-1, 2-1/1-0, JSON, interrupted, postponed and running are`,
  )
}

const suspendedNow = async ({ sql }: Platform): Promise<string> => {
  const suspensions = await listSuspensions(sql)
  const lines = suspensions.map(
    ({ matchId, marketId, reason, madeAt }) =>
      `${new Date(madeAt).toISOString()}  ${marketId || matchId}  ${reason}`,
  )
  return lines.length === 0 ? 'nothing is held' : lines.join('\n')
}

const acts: Record<string, Act> = {
  hold: async (platform, what, rest) => {
    await suspendMarket(platform, { what, actor, reason: reasonFrom(rest, 'hold') })
    return `${what} is held: no bets are taken`
  },
  release: async (platform, what) => {
    await releaseMarket(platform, { what, actor })
    return `${what} is released`
  },
  new: async (platform, marketId) => {
    await setNewMarket(platform, marketId, actor, true)
    return `${marketId} is flagged as new: its payout cap is that of new markets`
  },
  known: async (platform, marketId) => {
    await setNewMarket(platform, marketId, actor, false)
    return `${marketId} is no longer flagged as new`
  },
  result: async (platform, matchId, [text = '', ...rest]) => {
    const entry = entryFrom(text)
    await enterResult(platform, { matchId, entry, actor, reason: reasonFrom(rest, 'result') })
    return `the result of ${matchId} is entered and its bets are settled by it`
  },
  void: async (platform, what, rest) => {
    const done = await voidBets(platform, { what, actor, reason: reasonFrom(rest, 'void') })
    return `${done} is void`
  },
}

export const sportsCommands: Record<string, Command> = {
  sports: {
    usage:
      'sports hold MATCH|MARKET REASON  take no bets on it for now\n' +
      '  sports release MATCH|MARKET      take bets again\n' +
      '  sports holds                     what is held, and why\n' +
      '  sports new MARKET                flag it as new: a lower payout cap for bets from now on\n' +
      '  sports known MARKET              take the flag away\n' +
      '  sports result MATCH RESULT REASON\n' +
      '                                   enter or correct a result: 2-1, 2-1/1-0 with the half, JSON,\n' +
      '                                   interrupted, postponed, or running when it is not over\n' +
      '  sports void MATCH|MARKET|TICKET REASON\n' +
      '                                   give its bets back, for good',
    run: (platform, [word = '', what = '', ...rest]) => {
      if (word === 'holds') return suspendedNow(platform)
      const act = Object.hasOwn(acts, word) ? acts[word] : undefined
      if (act === undefined)
        throw new UsageFault('sports takes hold, release, holds, new, known, result or void')
      if (what === '') throw new UsageFault(`sports ${word} takes a match`)
      return act(platform, what, rest)
    },
  },
}
