import type { WireAppeal } from '@xinghe/contract/sports-appeal.ts'
import { siteMinute } from '@xinghe/rules/base/instant.ts'
import type { AppealState as State } from '@xinghe/rules/sports/appeal.ts'
import { Badge, type BadgeTone } from '@xinghe/ui/Badge.tsx'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { appealNames, betsText as words } from '../../words/bet-messages.ts'

const tones: Readonly<Record<State, BadgeTone>> = {
  waiting: 'brand',
  upheld: 'success',
  rejected: 'neutral',
}

/** What the member wrote, and what was answered. */
export function AppealState({ appeal }: { appeal: WireAppeal }) {
  const t = useText()
  const { state, text, answer, madeAt, answeredAt } = appeal
  return (
    <section
      aria-label={t(words.appeal)}
      className="space-y-1.5 rounded-sm border border-line bg-ink/3 px-2.5 py-2 font-sans text-12"
    >
      <p className="flex flex-wrap items-center justify-between gap-2">
        <Badge tone={tones[state]}>{t(appealNames[state])}</Badge>
        {answeredAt !== null && (
          <span className="font-num text-muted">
            {t(words.appealAnsweredAt, { time: siteMinute(answeredAt) })}
          </span>
        )}
      </p>
      <p className="break-words whitespace-pre-line text-muted">{text}</p>
      {answer === null ? (
        <p className="text-muted">{t(words.appealSentLine, { time: siteMinute(madeAt) })}</p>
      ) : (
        <p className="border-l-2 border-brand-text pl-2 break-words whitespace-pre-line text-ink">
          <span className="sr-only">{t(words.appealAnswer)}</span>
          {answer}
        </p>
      )}
    </section>
  )
}
