import { headFrom, headText } from '../../platform/audit/head.ts'
import { verifyLines } from '../../platform/audit/verify-lines.ts'
import { reads, UsageFault, type Command } from './command.ts'

export const auditCommands: Record<string, Command> = {
  'audit-verify': {
    usage:
      'audit-verify [HEAD]              recompute the chain of seals over the audit lines; HEAD, from an\n' +
      '                                   earlier run or the log, must still be in it',
    parse: ([given]) => {
      const known = given === undefined ? null : headFrom(given)
      if (given !== undefined && known === null)
        throw new UsageFault(`"${given}" is no head; NUMBER:HASH is one`)
      return reads(async ({ sql }) => {
        const { lines, seals, unsealed, head, differences } = await verifyLines(sql, known)
        const counts = `${lines} lines, ${seals} seals, ${unsealed} not sealed yet, head ${head === null ? 'none' : headText(head)}`
        if (differences.length > 0)
          throw new Error(`${counts}\ndifferent: ${differences.join('\ndifferent: ')}`)
        return `${counts}\nall as it must be`
      })
    },
  },
}
