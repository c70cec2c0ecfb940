import { ProgressRing } from '@xinghe/ui/Progress.tsx'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { useCentre } from '../parts/centre-context.ts'
import { securityText } from './messages.ts'
import { useSecurity } from './use-security.ts'

/** The security score in the head of the other tabs; links to its own tab. */
export function HeadScore() {
  const t = useText()
  const { turnTo } = useCentre()
  const { score, words, tone } = useSecurity()
  return (
    <button
      type="button"
      onClick={() => turnTo('security')}
      className="grid shrink-0 grid-cols-[auto_auto] items-center gap-x-3 rounded-lg border border-line px-4 py-2 text-left transition-colors hover:border-brand-text/60 max-desk:hidden"
    >
      <ProgressRing
        value={score}
        label={t(securityText.title)}
        valueText={t(securityText.score, { score })}
        tone={tone}
        className="row-span-2 size-12"
      >
        <span className="font-num text-14 font-bold">{score}</span>
      </ProgressRing>
      <span className="self-end text-12 text-muted">{t(securityText.title)}</span>
      <span className="self-start text-14 font-medium">{t(securityText[words])}</span>
    </button>
  )
}
