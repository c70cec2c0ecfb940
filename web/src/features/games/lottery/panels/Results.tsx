import type { LotteryCode } from '@xinghe/rules/games/lottery/lottery.ts'
import { siteMinute } from '@xinghe/rules/base/instant.ts'
import { drawFacts } from '@xinghe/rules/games/lottery/words.ts'
import { EmptyState } from '@xinghe/ui/EmptyState.tsx'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { DrawRow } from '../pieces/DrawRow.tsx'
import type { ShownDraw } from '../../round/use-table.ts'
import { FairLink } from './FairLink.tsx'
import { lotteryText as words } from '../words/messages.ts'

export function Results({ lottery, draws }: { lottery: LotteryCode; draws: readonly ShownDraw[] }) {
  const t = useText()
  if (draws.length === 0) return <EmptyState icon="lottery" title={t(words.resultsEmpty)} />
  return (
    <ol aria-label={t(words.results)} className="divide-y divide-line">
      {draws.map((draw) => (
        <li key={draw.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5">
          <span className="w-40 font-num text-13 text-muted max-desk:w-full">
            {draw.name}
            <span className="ml-2">{siteMinute(draw.drawsAt).slice(11)}</span>
          </span>
          <DrawRow lottery={lottery} draw={draw} size="sm" />
          <span className="ml-auto flex gap-2 text-13 text-muted">
            {drawFacts(lottery, draw.numbers).map((fact) => (
              <span key={fact}>{t(fact)}</span>
            ))}
          </span>
          <FairLink lottery={lottery} draw={draw} />
        </li>
      ))}
    </ol>
  )
}
