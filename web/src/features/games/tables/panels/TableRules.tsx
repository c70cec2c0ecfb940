import { fenToCny } from '@xinghe/rules/base/money.ts'
import { leastStake, mostStakes } from '@xinghe/rules/games/tables/limits.ts'
import { isTableCode } from '@xinghe/rules/games/tables/table-game.ts'
import { tableOf } from '@xinghe/rules/games/tables/tables.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { Returns } from '../../rules/Returns.tsx'
import { TableFairness } from './TableFairness.tsx'
import { ruleLines, rulesText as words } from './rule-messages.ts'

/** The rules of a table and what its bets return. */
export function TableRules({ code }: { code: string }) {
  const t = useText()
  if (!isTableCode(code)) throw new Error(`${code} is no table`)
  const { betSeconds, everySeconds } = tableOf(code)
  const lines = [
    ...ruleLines[code].map((line) => t(line)),
    t(words.clock, { bet: betSeconds, every: everySeconds }),
    t(code === 'RL1' ? words.limitsWheel : words.limits, {
      least: fenToCny(leastStake),
      main: fenToCny(mostStakes.main),
      side: fenToCny(mostStakes.side),
    }),
    t(words.turnover),
    t(words.void),
    t(words.simulated),
    t(words.keys),
  ]
  return (
    <div className="text-14">
      <ol className="list-decimal space-y-2 pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      <Returns code={code} names={{ 'every bet': words.everyBet }} />
      <TableFairness code={code} />
    </div>
  )
}
