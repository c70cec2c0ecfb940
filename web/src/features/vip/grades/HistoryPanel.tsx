import { siteMinute } from '@xinghe/rules/base/instant.ts'
import { Badge } from '@xinghe/ui/Badge.tsx'
import { TitledCard } from '@xinghe/ui/TitledCard.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { vipText as words } from '../parts/messages.ts'
import type { MyGrade } from '../parts/use-vip.ts'

/** How the member's grade has changed, newest first. */
export function HistoryPanel({ history }: { history: MyGrade['history'] }) {
  const t = useText()
  return (
    <TitledCard title={t(words.history)}>
      {history.length === 0 ? (
        <p className="text-14 text-muted">{t(words.historyEmpty)}</p>
      ) : (
        <ol className="space-y-3">
          {history.map(({ grade, from, why }) => (
            <li key={`${from} ${grade}`} className="flex items-center gap-3 text-14">
              <span className="font-num font-bold">{t(words.grade, { grade })}</span>
              <Badge tone={why === 'fallen' ? 'neutral' : 'gold'}>{t(words[why])}</Badge>
              <span className="ml-auto font-num text-13 text-muted">{siteMinute(from)}</span>
            </li>
          ))}
        </ol>
      )}
    </TitledCard>
  )
}
