import { sharedDraws } from '@xinghe/contract/games-shared.ts'
import type { LotteryCode } from '@xinghe/rules/games/lottery/lottery.ts'
import { pickText } from '@xinghe/rules/games/lottery/pick.ts'
import { pickCounts, trendRows, type PastDraw } from '@xinghe/rules/games/lottery/statistics.ts'
import { choiceText } from '@xinghe/rules/games/lottery/words.ts'
import { animalOfYear } from '@xinghe/rules/games/lottery/zodiac.ts'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { Tabs } from '@xinghe/ui/Tabs.tsx'
import { useState } from 'react'
import { useCall } from '../../../../platform/api/use-call.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import type { ShownDraw } from '../../round/use-table.ts'
import { lotteryText as words } from '../words/messages.ts'
import { trendsOf, type Trend } from './trend-columns.ts'
import './charts.css'

const drawsMost = 100
const rowsMost = 30

/** The stored draws with those told since, the newest first. */
export const usePastDraws = (lottery: LotteryCode, shown: readonly ShownDraw[]) => {
  const { data } = useCall(sharedDraws, { table: lottery, most: drawsMost })
  if (data === undefined) return null
  const known = new Set(data.draws.map(({ id }) => id))
  const newestShown = shown[0]?.id
  const fresh = shown.filter(({ id }) => !known.has(id))
  // The call may have read a draw that still falls on the stage.
  const from = data.draws.findIndex(({ id }) => id === newestShown)
  return [...fresh, ...data.draws.slice(Math.max(0, from))].slice(0, drawsMost)
}

export const pastOf = ({ numbers, drawsAt }: ShownDraw): PastDraw => ({
  numbers,
  yearAnimal: animalOfYear(drawsAt),
})

function TrendTable({ trend, draws }: { trend: Trend; draws: readonly ShownDraw[] }) {
  const t = useText()
  const past = draws.map(pastOf)
  const rows = trendRows(trend.play, trend.picks, past).slice(0, rowsMost)
  const counts = pickCounts(trend.play, trend.picks, past)
  const countOf = (text: string) => counts.find(({ pick }) => pickText(pick) === text)
  const most = counts[0]?.hits ?? 0
  const least = counts.at(-1)?.hits ?? 0
  return (
    <div className="overflow-x-auto">
      <table className="lottery-trend">
        <thead>
          <tr>
            <th scope="col">{t(words.name)}</th>
            {trend.picks.map((pick) => (
              <th key={pickText(pick)} scope="col">
                {t(choiceText(trend.play, pick))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={draws[row]?.id}>
              <th scope="row">{draws[row]?.name.slice(-4)}</th>
              {cells.map(({ isHit, omission }, column) => {
                const pick = trend.picks[column]
                const text = pick === undefined ? '' : t(choiceText(trend.play, pick))
                return (
                  <td key={pick === undefined ? '' : pickText(pick)} data-hit={isHit || undefined}>
                    {isHit ? <span>{text}</span> : omission}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t(words.hits, { count: draws.length })}</th>
            {trend.picks.map((pick) => {
              const hits = countOf(pickText(pick))?.hits ?? 0
              const heat = hits === most ? 'hot' : hits === least ? 'cold' : undefined
              return (
                <td key={pickText(pick)} data-heat={heat}>
                  {hits}
                  {heat !== undefined && <span className="ml-0.5 text-12">{t(words[heat])}</span>}
                </td>
              )
            })}
          </tr>
          <tr>
            <th scope="row">{t(words.omission)}</th>
            {trend.picks.map((pick) => (
              <td key={pickText(pick)}>{countOf(pickText(pick))?.omission ?? 0}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

/** Charts of the last draws with omissions, hot and cold numbers. */
export function Trends({ lottery, shown }: { lottery: LotteryCode; shown: readonly ShownDraw[] }) {
  const t = useText()
  const trends = trendsOf(lottery)
  const [key, setKey] = useState(trends[0]?.key ?? '')
  const draws = usePastDraws(lottery, shown)
  const trend = trends.find((one) => one.key === key)
  if (draws === null || trend === undefined)
    return (
      <div role="status" aria-label={t(words.loading)} className="space-y-2 p-4">
        <Skeleton className="h-8" />
        <Skeleton className="h-60" />
      </div>
    )
  return (
    <div className="space-y-3 p-4">
      {trends.length > 1 && (
        <Tabs
          variant="pill"
          size="sm"
          label={t(words.trendOf)}
          value={key}
          onValueChange={setKey}
          tabs={trends.map((one) => ({ key: one.key, label: t(one.name) }))}
        />
      )}
      <TrendTable trend={trend} draws={draws} />
      <p className="text-12 text-muted">{t(words.trendNote, { count: draws.length })}</p>
    </div>
  )
}
