import { lotteryCodes } from '@xinghe/rules/games/lottery/lottery.ts'
import { voidRound } from '../../features/games/draws/void-round.ts'
import { commandActor, UsageFault, type Command } from './command.ts'

export const lotteryCommands: Record<string, Command> = {
  lottery: {
    usage:
      'lottery void TABLE ROUND REASON   call a round off before it closes, and give its stakes back',
    run: async (platform, [word = '', code = '', name = '', ...words]) => {
      const table = lotteryCodes.find((known) => known === code)
      const reason = words.join(' ').trim()
      if (word !== 'void' || table === undefined || name === '')
        throw new UsageFault(
          `lottery takes void, a table (${lotteryCodes.join(', ')}), a round and a reason`,
        )
      if (reason === '') throw new UsageFault('void takes a reason')
      const done = await voidRound(platform, { table, name, actor: commandActor, reason })
      if (done === 'unknown') throw new Error(`${table} has no round ${name}`)
      if (done === 'closed') throw new Error(`${table} ${name} is closed: its result stands`)
      return `${table} ${name} is void and its stakes are returned`
    },
  },
}
