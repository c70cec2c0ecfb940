import type { Preview, PreviewLineUp } from '@xinghe/contract/sports-preview.ts'
import { siteMinute } from '@xinghe/rules/base/instant.ts'
import { Badge } from '@xinghe/ui/Badge.tsx'
import { useText } from '../../../../platform/i18n/use-text.ts'
import type { MatchHead } from '../../book/book-match.ts'
import { positionNames, previewText as words } from './messages.ts'
import { Pitch } from './Pitch.tsx'
import { PreviewCard } from './PreviewCard.tsx'

type LineUps = NonNullable<Preview['lineUps']>

type TeamLineUpProps = { team: string; lineUp: PreviewLineUp; shirt: string }

function TeamLineUp({ team, lineUp, shirt }: TeamLineUpProps) {
  const t = useText()
  return (
    <PreviewCard title={team} note={t(words.formation, { formation: lineUp.formation })}>
      <Pitch team={team} lineUp={lineUp} shirt={shirt} />
      <div className="px-3 py-2">
        <h4 className="text-12 text-muted">{t(words.benchTitle)}</h4>
        <ul aria-label={t(words.bench, { team })} className="grid grid-cols-2 gap-x-3">
          {lineUp.bench.map(({ number, name, position }) => (
            <li key={number} className="flex items-baseline gap-2 py-1 text-13">
              <span className="w-5 shrink-0 text-right font-num text-muted">{number}</span>
              <span className="min-w-0 truncate text-ink">{name}</span>
              <span className="ml-auto shrink-0 text-12 text-muted">
                {t(positionNames[position])}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </PreviewCard>
  )
}

type LineUpsTabProps = { head: MatchHead; lineUps: LineUps; simulated: boolean }

/** Both elevens and benches: probable until they are announced. */
export function LineUpsTab({ head, lineUps, simulated }: LineUpsTabProps) {
  const t = useText()
  const { announced, announcedAt } = lineUps
  return (
    <div className="space-y-3">
      <p className="flex flex-wrap items-center gap-2 text-12 text-muted">
        <Badge tone={announced ? 'brand' : 'neutral'}>
          {t(announced ? words.announced : words.probable)}
        </Badge>
        {announced
          ? t(words.announcedLine)
          : t(words.probableLine, { time: siteMinute(announcedAt).slice(5) })}
        {simulated && (
          <span className="ml-auto flex items-center gap-2">
            <Badge>{t(words.simulated)}</Badge>
            {t(words.simulatedLine)}
          </span>
        )}
      </p>
      <div className="grid gap-3 desk:grid-cols-2">
        <TeamLineUp team={head.home} lineUp={lineUps.home} shirt="bg-[#1d4f91] text-[#ffffff]" />
        <TeamLineUp team={head.away} lineUp={lineUps.away} shirt="bg-[#f2b84b] text-[#18202c]" />
      </div>
    </div>
  )
}
