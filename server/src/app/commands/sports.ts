import { listSuspensions } from '../../features/sports/book/store-suspension.ts'
import { enterResult } from '../../features/sports/settle/enter-result.ts'
import { readEntry, type ResultEntry } from '../../features/sports/settle/entered-report.ts'
import { setNewMarket } from '../../features/sports/settle/flag-new-market.ts'
import { suspendMarket, releaseMarket } from '../../features/sports/settle/suspend-market.ts'
import { voidBets } from '../../features/sports/settle/void-bets.ts'
import type { Platform } from '../../platform/parts.ts'
import { acts, reads, UsageFault, type Command, type Step } from './command.ts'
import { indented } from './printable.ts'

type Act = (what: string, rest: readonly string[]) => Step

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
      `${new Date(madeAt).toISOString()}  ${marketId || matchId}  ${indented(reason)}`,
  )
  return lines.length === 0 ? 'nothing is held' : lines.join('\n')
}

const steps: Record<string, Act> = {
  hold: (what, rest) => {
    const reason = reasonFrom(rest, 'hold')
    return acts(async (platform, actor) => {
      await suspendMarket(platform, { what, actor, reason })
      return `${what} is held: no bets are taken`
    })
  },
  release: (what) =>
    acts(async (platform, actor) => {
      await releaseMarket(platform, { what, actor })
      return `${what} is released`
    }),
  new: (marketId) =>
    acts(async (platform, actor) => {
      await setNewMarket(platform, marketId, actor, true)
      return `${marketId} is flagged as new: its payout cap is that of new markets`
    }),
  known: (marketId) =>
    acts(async (platform, actor) => {
      await setNewMarket(platform, marketId, actor, false)
      return `${marketId} is no longer flagged as new`
    }),
  result: (matchId, [text = '', ...rest]) => {
    const entered = { matchId, entry: entryFrom(text), reason: reasonFrom(rest, 'result') }
    return acts(async (platform, actor) => {
      await enterResult(platform, { ...entered, actor })
      return `the result of ${matchId} is entered and its bets are settled by it`
    })
  },
  void: (what, rest) => {
    const reason = reasonFrom(rest, 'void')
    return acts(
      async (platform, actor) => `${await voidBets(platform, { what, actor, reason })} is void`,
    )
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
    parse: ([word = '', what = '', ...rest]) => {
      if (word === 'holds') return reads(suspendedNow)
      const step = Object.hasOwn(steps, word) ? steps[word] : undefined
      if (step === undefined)
        throw new UsageFault('sports takes hold, release, holds, new, known, result or void')
      if (what === '') throw new UsageFault(`sports ${word} takes a match`)
      return step(what, rest)
    },
  },
}
