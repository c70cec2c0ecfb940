import { hourMs, secondMs } from '@xinghe/rules/base/instant.ts'
import { hkPrice, oddsOf, oddsText, viewedFrom, viewedUpTo } from '@xinghe/rules/base/odds.ts'
import { confirmDelayMs } from '@xinghe/rules/sports/acceptance.ts'
import { appealDays } from '@xinghe/rules/sports/appeal.ts'
import { maxLegs } from '@xinghe/rules/sports/combination.ts'
import { matchGameTypes } from '@xinghe/rules/sports/game-types.ts'
import { resumeBoundMs } from '@xinghe/rules/sports/interrupted-match.ts'
import {
  payoutCapUsd,
  sportPayoutKinds,
  type LegPayoutKind,
} from '@xinghe/rules/sports/payout-caps.ts'
import { maxSlipItems } from '@xinghe/rules/sports/slip/picks.ts'
import type { ReactNode } from 'react'
import { useText, type Text } from '../../../platform/i18n/use-text.ts'
import { sportNames } from '../words/messages.ts'
import { capNames, rulesText as words } from './messages.ts'

const priceText = (hundredths: number): string => oddsText(oddsOf(hkPrice(hundredths), 'H'))

const capKinds: readonly LegPayoutKind[] = [...sportPayoutKinds, 'new-market']

const capName = (kind: LegPayoutKind, t: Text): string => {
  const gameType = matchGameTypes.find((type) => type === kind)
  return t(gameType === undefined ? (capNames[kind] ?? kind) : sportNames[gameType])
}

function Rules({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <section>
      <h3 className="text-16 font-bold">{title}</h3>
      <ul className="mt-2 list-disc space-y-1.5 pl-5 text-14">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}

interface FigureTableProps {
  title: string
  line?: string
  head: readonly [string, string]
  rows: readonly (readonly [name: string, figure: string])[]
}

function FigureTable({ title, line, head, rows }: FigureTableProps): ReactNode {
  return (
    <section>
      <h3 className="text-16 font-bold">{title}</h3>
      {line !== undefined && <p className="mt-1 text-13 text-muted">{line}</p>}
      <table className="mt-2 w-full max-w-lg text-14">
        <caption className="sr-only">{title}</caption>
        <thead className="text-left text-12 text-muted">
          <tr>
            <th className="py-1 font-medium">{head[0]}</th>
            <th className="py-1 text-right font-medium">{head[1]}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, figure]) => (
            <tr key={name} className="border-t border-line">
              <th scope="row" className="py-1.5 text-left font-normal">
                {name}
              </th>
              <td className="py-1.5 text-right font-num">{figure}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** How bets are taken and settled; every number is the one that the rules themselves use. */
export function RulesPanel() {
  const t = useText()
  return (
    <article aria-label={t(words.title)} className="space-y-6 p-4">
      <p className="text-13 text-muted">{t(words.line)}</p>
      <Rules
        title={t(words.slip)}
        lines={[
          t(words.slipMost, { count: maxSlipItems }),
          t(words.slipSame),
          t(words.slipChampion),
          t(words.slipSeries, { count: maxLegs }),
        ]}
      />
      <Rules
        title={t(words.odds)}
        lines={[
          t(words.oddsViews, { from: priceText(viewedFrom), to: priceText(viewedUpTo) }),
          t(words.oddsNegative),
          t(words.oddsKept),
        ]}
      />
      <Rules
        title={t(words.accept)}
        lines={[t(words.acceptBefore), t(words.acceptLive), t(words.acceptLate)]}
      />
      <FigureTable
        title={t(words.confirm)}
        head={[t(words.sport), t(words.confirm)]}
        rows={matchGameTypes.map((type) => [
          t(sportNames[type]),
          t(words.seconds, { count: confirmDelayMs(type) / secondMs }),
        ])}
      />
      <Rules
        title={t(words.settle)}
        lines={[
          t(words.settleQuarter),
          t(words.settleSince),
          t(words.settleHeat),
          t(words.settleResume, { hours: resumeBoundMs / hourMs }),
          t(words.settleTurnover),
          t(words.settleAppeal, { days: appealDays }),
        ]}
      />
      <FigureTable
        title={t(words.caps)}
        line={t(words.capsLine)}
        head={[t(words.sport), t(words.cap)]}
        rows={capKinds.map((kind) => [
          capName(kind, t),
          payoutCapUsd(kind).toLocaleString('en-US'),
        ])}
      />
    </article>
  )
}
