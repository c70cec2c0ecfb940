import { withdrawInfo } from '@xinghe/contract/wallet-withdraw.ts'
import { siteMinute } from '@xinghe/rules/base/instant.ts'
import { fenToCny } from '@xinghe/rules/base/money.ts'
import { ProgressBar } from '@xinghe/ui/Progress.tsx'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { TitledCard } from '@xinghe/ui/TitledCard.tsx'
import { useCall } from '../../../platform/api/use-call.ts'
import { QueryError } from '../../../platform/feedback/QueryError.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useWeightsText } from '../../../platform/turnover/use-weights-text.ts'
import { welfareText as words } from './messages.ts'

/** The turnover that awards still ask before a withdrawal. */
export function LinesPanel() {
  const t = useText()
  const query = useCall(withdrawInfo, {}, { staleTime: 0 })
  const weightsText = useWeightsText()
  const lines = query.data?.turnover.lines.filter(({ kind }) => kind === 'award')
  return (
    <TitledCard title={t(words.lines)} line={t(words.linesLine)}>
      {lines === undefined ? (
        query.isError ? (
          <QueryError title={t(words.linesFault)} query={query} />
        ) : (
          <Skeleton className="h-10" />
        )
      ) : lines.length === 0 ? (
        <p className="text-14 text-muted">{t(words.linesEmpty)}</p>
      ) : (
        <>
          <p className="mb-3 text-13 text-muted">
            {query.data && weightsText(query.data.turnover.weights)}
          </p>
          <ul className="divide-y divide-line">
            {lines.map(({ cause, asked, done, madeAt }) => {
              const progress = t(words.lineOf, { done: fenToCny(done), asked: fenToCny(asked) })
              return (
                <li key={cause} className="py-3 first:pt-0 last:pb-0">
                  <p className="mb-1.5 flex justify-between gap-3 font-num text-13">
                    <span className="text-muted">{siteMinute(madeAt)}</span>
                    <span>{progress}</span>
                  </p>
                  <ProgressBar
                    value={Number(done)}
                    max={Number(asked)}
                    label={t(words.lineLabel, { at: siteMinute(madeAt) })}
                    valueText={progress}
                    tone="gold"
                  />
                </li>
              )
            })}
          </ul>
        </>
      )}
    </TitledCard>
  )
}
