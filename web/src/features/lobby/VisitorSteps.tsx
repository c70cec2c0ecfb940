import { Button } from '@xinghe/ui/Button.tsx'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { emit } from '../../platform/bus/events.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { homeText } from './messages.ts'

const steps = [
  { title: homeText.step1, line: homeText.step1Line },
  { title: homeText.step2, line: homeText.step2Line },
  { title: homeText.step3, line: homeText.step3Line },
]

/** What a visitor does first. */
export function VisitorSteps() {
  const t = useText()
  return (
    <section
      aria-label={t(homeText.stepsTitle)}
      className="flex items-center gap-8 rounded-lg bg-raised px-8 py-5 shadow-2 max-desk:flex-col max-desk:items-stretch max-desk:gap-4 max-desk:p-4"
    >
      <ol className="grid flex-1 grid-cols-3 gap-6 max-desk:gap-2">
        {steps.map((step, at) => (
          <li
            key={step.title}
            className="flex items-center gap-3.5 max-desk:flex-col max-desk:gap-1.5 max-desk:text-center"
          >
            <span className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-text/8 font-num text-20 font-bold text-brand-text max-desk:size-9 max-desk:text-16">
              {at + 1}
            </span>
            <span className="min-w-0">
              <span className="block text-16 font-semibold max-desk:text-14">{t(step.title)}</span>
              <span className="block text-13 text-muted max-desk:text-12">{t(step.line)}</span>
            </span>
            {at < steps.length - 1 && (
              <Icon name="chevron-right" className="ml-auto size-5 text-muted/60 max-desk:hidden" />
            )}
          </li>
        ))}
      </ol>
      <div className="flex shrink-0 items-center gap-3 max-desk:*:flex-1">
        <Button
          variant="secondary"
          size="lg"
          onClick={() => emit('login')}
          className="max-desk:h-11"
        >
          {t(homeText.haveAccount)}
        </Button>
        <Button size="lg" onClick={() => emit('register')} className="max-desk:h-11">
          {t(homeText.register)}
        </Button>
      </div>
    </section>
  )
}
