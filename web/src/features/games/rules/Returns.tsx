import { returnTable } from '@xinghe/contract/games-play.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { useCall } from '../../../platform/api/use-call.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { returnsText as words } from './messages.ts'

interface ReturnsProps {
  code: string
  /** Names of the bets whose rows are named otherwise. */
  names?: Readonly<Record<string, string>>
}

function ReturnRows({ code, names }: ReturnsProps) {
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
  if (data === undefined) return <Skeleton className="mt-2 h-20" />
  return (
    <dl className="mt-2 divide-y divide-line border-y border-line">
      {data.map(({ bet, percent, fraction }) => (
        <div key={bet} className="flex items-baseline justify-between gap-4 py-2">
          <dt className="text-13">{t(names?.[bet] ?? bet)}</dt>
          <dd className="font-num text-16" title={fraction}>
            {percent}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** What the bets of a game return, as exact figures of the server. */
export function Returns(props: ReturnsProps) {
  const t = useText()
  return (
    <section className="mt-6">
      <h3 className="text-16 font-semibold">{t(words.title)}</h3>
      <ReturnRows {...props} />
      <p className="mt-2 text-12 text-muted">{t(words.note)}</p>
    </section>
  )
}
