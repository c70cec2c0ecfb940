import { fenToGroupedText, type Fen } from '@xinghe/rules/base/money.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { EmptyState } from '@xinghe/ui/EmptyState.tsx'
import { Money } from '@xinghe/ui/Money.tsx'
import { Link } from 'react-router'
import { useText } from '../../../platform/i18n/use-text.ts'
import { pathOf } from '../../../platform/navigation/route-paths.ts'
import { QueryState } from '../book/QueryState.tsx'
import { useAppeals } from './appeal/use-appeals.ts'
import { BetCard } from './BetCard.tsx'
import { BetSkeletons } from './BetSkeletons.tsx'
import { betsText as words } from '../words/bet-messages.ts'
import { netText, netTone } from './look/result-look.ts'
import { settledDays, useSettledBets } from './use-settled-bets.ts'

function Sums({ risk, net, turnover }: { risk: Fen; net: Fen; turnover: Fen }) {
  const t = useText()
  const parts = [
    { name: words.sumRisk, text: fenToGroupedText(risk), tone: 'plain' as const },
    { name: words.sumNet, text: netText(net), tone: netTone(net) },
    { name: words.sumTurnover, text: fenToGroupedText(turnover), tone: 'plain' as const },
  ]
  return (
    <dl
      aria-label={t(words.sums, { days: settledDays })}
      className="mb-2 grid grid-cols-3 gap-2 rounded-md bg-ink/3 px-3 py-2"
    >
      {parts.map(({ name, text, tone }) => (
        <div key={name} className="min-w-0">
          <dt className="text-12 text-muted">{t(name)}</dt>
          <dd className="truncate">
            <Money text={text} tone={tone} className="text-14 font-bold" />
          </dd>
        </div>
      ))}
    </dl>
  )
}

export function SettledBets() {
  const t = useText()
  const query = useSettledBets()
  const bets = query.data?.pages.flatMap(({ list }) => list) ?? []
  const appeals = useAppeals(bets.flatMap(({ ticketId }) => ticketId ?? []))
  const [first] = query.data?.pages ?? []
  if (first === undefined)
    return (
      <QueryState query={query} title={t(words.fault)}>
        <BetSkeletons />
      </QueryState>
    )
  return (
    <>
      {bets.length === 0 ? (
        <EmptyState
          icon="card"
          title={t(words.settledEmpty, { days: settledDays })}
          text={t(words.settledEmptyLine)}
        />
      ) : (
        <>
          <Sums {...first.sums} />
          <ul className="space-y-2" aria-label={t(words.settled)}>
            {bets.map((bet) => (
              <BetCard key={bet.id} bet={bet} appeal={appeals.of(bet.ticketId ?? '')} />
            ))}
          </ul>
        </>
      )}
      {query.hasNextPage && (
        <Button
          variant="secondary"
          block
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
          className="mt-2"
        >
          {t(words.more)}
        </Button>
      )}
      <Link
        to={pathOf('betRecord')}
        className="mt-1 grid h-11 place-items-center text-13 text-brand-text hover:underline"
      >
        {t(words.all)}
      </Link>
    </>
  )
}
