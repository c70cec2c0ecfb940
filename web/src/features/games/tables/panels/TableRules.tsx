import { returnTable } from '@xinghe/contract/games-play.ts'
import { isTableCode, type TableCode } from '@xinghe/rules/games/tables/table-game.ts'
import { tableOf } from '@xinghe/rules/games/tables/tables.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { useCall } from '../../../../platform/api/use-call.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { ruleLines, rulesText as words } from './rules.ts'

function Returns({ code }: { code: TableCode }) {
  const t = useText()
  const { data, isError, refetch } = useCall(returnTable, { gameCode: code })
  if (isError && data === undefined)
    return (
      <p className="mt-2 flex items-center gap-3 text-13">
        {t(words.failed)}
        <Button size="sm" variant="secondary" onClick={() => void refetch()}>
          {t(words.retry)}
        </Button>
      </p>
    )
  if (data === undefined) return <Skeleton className="mt-2 h-40" />
  return (
    <dl className="mt-2 divide-y divide-line border-y border-line">
      {data.map(({ bet, percent, fraction }) => (
        <div key={bet} className="flex items-baseline justify-between gap-4 py-2">
          <dt className="text-13">{t(bet === 'every bet' ? words.everyBet : bet)}</dt>
          <dd className="font-num text-16" title={fraction}>
            {percent}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The rules of a table and what its bets return. */
export function TableRules({ code }: { code: string }) {
  const t = useText()
  if (!isTableCode(code)) throw new Error(`${code} is no table`)
  const { betSeconds, everySeconds } = tableOf(code)
  const lines = [
    ...ruleLines[code].map((line) => t(line)),
    t(words.clock, { bet: betSeconds, every: everySeconds }),
    t(code === 'RL1' ? words.limitsWheel : words.limits),
    t(words.turnover),
    t(words.void),
    t(words.keys),
  ]
  return (
    <div className="text-14">
      <ol className="list-decimal space-y-2 pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      <h3 className="mt-6 text-16 font-semibold">{t(words.returns)}</h3>
      <Returns code={code} />
      <p className="mt-2 text-12 text-muted">{t(words.returnsNote)}</p>
    </div>
  )
}
