import { enterResult } from '../../features/sports/settle/enter-result.ts'
import { readEntry, type ResultEntry } from '../../features/sports/settle/entered-report.ts'
import { holdMarket, releaseMarket } from '../../features/sports/settle/hold-market.ts'
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

const acts: Record<string, Act> = {
  hold: async (platform, what, rest) => {
    await holdMarket(platform, { what, actor, reason: reasonFrom(rest, 'hold') })
    return `${what} is held: no bets are taken`
  },
  release: async (platform, what) => {
    await releaseMarket(platform, { what, actor })
    return `${what} is released`
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
      '  sports result MATCH RESULT REASON\n' +
      '                                   enter or correct a result: 2-1, 2-1/1-0 with the half, JSON,\n' +
      '                                   interrupted, postponed, or running when it is not over\n' +
      '  sports void MATCH|MARKET|TICKET REASON\n' +
      '                                   give its bets back, for good',
    run: (platform, [word = '', what = '', ...rest]) => {
      const act = Object.hasOwn(acts, word) ? acts[word] : undefined
      if (act === undefined) throw new UsageFault('sports takes hold, release, result or void')
      if (what === '') throw new UsageFault(`sports ${word} takes a match`)
      return act(platform, what, rest)
    },
  },
}
