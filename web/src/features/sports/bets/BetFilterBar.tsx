import type { Bet } from '@xinghe/contract/sports-bet.ts'
import { classNames } from '@xinghe/ui/class-names.ts'
import { Select } from '@xinghe/ui/Select.tsx'
import { use } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { betsText as words } from '../words/bet-messages.ts'
import { sportNames } from '../words/messages.ts'
import { OffersContext } from './cash-out/use-offers.ts'
import { betStages, isInStage, kindsOf, type BetFilter } from './bet-filter.ts'

const stageNames = {
  all: words.stageAll,
  live: words.stageLive,
  early: words.stageEarly,
  cashable: words.stageCashable,
} as const

const chip = (chosen: boolean): string =>
  classNames(
    'inline-flex h-7 items-center gap-1 rounded-full border px-2 text-12 whitespace-nowrap transition-colors max-desk:h-11 max-desk:px-3.5',
    chosen
      ? 'border-brand-text bg-brand-text/8 font-medium text-brand-text'
      : 'border-line text-muted hover:border-brand-text/60 hover:text-ink',
  )

type BetFilterBarProps = {
  bets: readonly Bet[]
  filter: BetFilter
  onChange: (filter: BetFilter) => void
}

/** Open bets by what their matches do and, where there are several, by sport or combination. */
export function BetFilterBar({ bets, filter, onChange }: BetFilterBarProps) {
  const t = useText()
  const kinds = kindsOf(bets)
  const offers = use(OffersContext)
  const stages = betStages.filter((stage) => stage !== 'cashable' || offers.size > 0)
  return (
    <div className="mb-2 flex flex-wrap items-center gap-1.5">
      <div role="group" aria-label={t(words.stages)} className="flex flex-wrap gap-1">
        {stages.map((stage) => (
          <button
            key={stage}
            type="button"
            aria-pressed={filter.stage === stage}
            onClick={() => onChange({ ...filter, stage })}
            className={chip(filter.stage === stage)}
          >
            {t(stageNames[stage])}
            <span className="font-num">
              {bets.filter((bet) => isInStage(bet, stage, offers)).length}
            </span>
          </button>
        ))}
      </div>
      {kinds.length > 1 && (
        <Select<BetFilter['kind']>
          aria-label={t(words.kinds)}
          value={filter.kind}
          onValueChange={(kind) => onChange({ ...filter, kind })}
          options={[
            { value: 'all', label: t(words.kindAll) },
            ...kinds.map((value) => ({
              value,
              label: t(value === 'series' ? words.kindSeries : sportNames[value]),
            })),
          ]}
          className="ml-auto h-7! min-w-24 text-12 max-desk:h-11!"
        />
      )}
    </div>
  )
}
