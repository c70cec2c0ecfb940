import { sharedCodes } from '@xinghe/rules/games/shared-games/shared-codes.ts'
import { voidRound } from '../../features/games/draws/void-round.ts'
import { acts, UsageFault, type Command } from './command.ts'

export const tableCommands: Record<string, Command> = {
  table: {
    usage:
      'table void TABLE ROUND REASON   call a round off before it closes, and give its stakes back',
    parse: ([word = '', code = '', name = '', ...words]) => {
      const table = sharedCodes.find((known) => known === code)
      const reason = words.join(' ').trim()
      if (word !== 'void' || table === undefined || name === '')
        throw new UsageFault(
          `table takes void, a table (${sharedCodes.join(', ')}), a round and a reason`,
        )
      if (reason === '') throw new UsageFault('void takes a reason')
      return acts(async (platform, actor) => {
        const done = await voidRound(platform, { table, name, actor, reason })
        if (done === 'unknown') throw new Error(`${table} has no round ${name}`)
        if (done === 'closed') throw new Error(`${table} ${name} is closed: its result stands`)
        return `${table} ${name} is void and its stakes are returned`
      })
    },
  },
}
