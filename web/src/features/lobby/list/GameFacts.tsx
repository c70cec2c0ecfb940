import type { GameCard } from '@xinghe/contract/lobby-games.ts'
import { fenToGroupedText, type Fen } from '@xinghe/rules/base/money.ts'
import { classNames } from '@xinghe/ui/class-names.ts'
import type { ReactNode } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { listText as words } from './messages.ts'

const levels = ['low', 'medium', 'medium-high', 'high'] as const

const yuan = (amount: Fen): string => fenToGroupedText(amount).replace(/\.00$/, '')

/** Four bars, as many filled as the volatility has steps. */
function Level({ level }: { level: (typeof levels)[number] }) {
  return (
    <span aria-hidden className="flex items-end gap-0.5">
      {levels.map((one, at) => (
        <span
          key={one}
          style={{ height: `${0.25 + at * 0.125}rem` }}
          className={classNames(
            'w-1 rounded-full',
            at <= levels.indexOf(level) ? 'bg-brand-text' : 'bg-line-strong',
          )}
        />
      ))}
    </span>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-12 text-muted">{name}</dt>
      <dd className="mt-0.5 flex items-center gap-1.5 truncate text-13 font-medium font-num">
        {children}
      </dd>
    </div>
  )
}

/** Figures from the rules of the game; nothing where there are none. */
export function GameFacts({
  rtp,
  volatility,
  stake,
}: Pick<GameCard, 'rtp' | 'volatility' | 'stake'>) {
  const t = useText()
  if (rtp === null && volatility === null && stake === null) return null
  return (
    <dl className="mt-2.5 flex flex-wrap justify-between gap-x-3 gap-y-1.5 border-t border-line pt-2.5">
      {rtp !== null && (
        <Fact name={t(words.rtp)}>
          {t(rtp.low === rtp.high ? words.rtpOne : words.rtpFrom, { low: rtp.low })}
        </Fact>
      )}
      {volatility !== null && (
        <Fact name={t(words.volatility)}>
          <Level level={volatility} />
          {t(words[volatility])}
        </Fact>
      )}
      {stake !== null && (
        <Fact name={t(words.stake)}>
          {t(words.stakeRange, { min: yuan(stake.min), max: yuan(stake.max) })}
        </Fact>
      )}
    </dl>
  )
}
