import { fenToText } from '@xinghe/rules/base/money.ts'
import { verifyLedger } from '../../ledger/verify.ts'
import { reads, type Command } from './command.ts'

export const ledgerCommands: Record<string, Command> = {
  'ledger-verify': {
    usage: 'ledger-verify                    recompute every balance and the chain of seals',
    parse: () =>
      reads(async ({ sql }) => {
        const report = await verifyLedger(sql)
        const counts = `${report.transfers} transfers, ${report.seals} seals, ${report.unsealed} not sealed yet, ${report.accounts} accounts, members have ${fenToText(report.members)}`
        if (report.differences.length > 0)
          throw new Error(`${counts}\ndifferent: ${report.differences.join('\ndifferent: ')}`)
        return `${counts}\nall as it must be`
      }),
  },
}
