import { ProgressRing } from '@xinghe/ui/Progress.tsx'
import { TitledCard } from '@xinghe/ui/TitledCard.tsx'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { securityText } from './messages.ts'
import { SecuritySteps } from './SecuritySteps.tsx'
import { useSecurity } from './use-security.ts'

/** How safe the account is, and what would make it safer. */
export function SecurityPanel() {
  const t = useText()
  const { score, next, words, tone, withdrawals } = useSecurity()
  return (
    <TitledCard title={t(securityText.title)} line={t(securityText.line)}>
      <div className="flex items-center gap-8 max-desk:flex-col max-desk:gap-5">
        <div className="flex shrink-0 flex-col items-center gap-3 px-6 text-center">
          <ProgressRing
            value={score}
            label={t(securityText.title)}
            valueText={t(securityText.score, { score })}
            tone={tone}
            className="size-40"
          >
            <span className="font-num text-40 leading-none font-bold">{score}</span>
            <span className="ml-0.5 text-13 text-muted">{t(securityText.points)}</span>
          </ProgressRing>
          <div>
            <p className="text-16 font-semibold">{t(securityText[words])}</p>
            <p className="mt-0.5 max-w-48 text-13 text-balance text-muted">
              {t(securityText[`${words}Line`])}
            </p>
          </div>
        </div>
        <SecuritySteps next={next} withdrawals={withdrawals} />
      </div>
    </TitledCard>
  )
}
