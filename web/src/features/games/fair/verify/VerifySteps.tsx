import { useText } from '../../../../platform/i18n/use-text.ts'
import { verifyText as words } from './messages.ts'

const steps = [
  { title: words.step1, line: words.step1Line },
  { title: words.step2, line: words.step2Line },
  { title: words.step3, line: words.step3Line },
]

/** What a reader without a round does first. */
export function VerifySteps() {
  const t = useText()
  return (
    <ol
      aria-label={t(words.steps)}
      className="grid grid-cols-3 gap-6 rounded-lg bg-surface p-5 shadow-1 max-desk:grid-cols-1 max-desk:gap-4 max-desk:p-4"
    >
      {steps.map(({ title, line }, at) => (
        <li key={title} className="flex gap-3">
          <span className="grid size-8 shrink-0 place-items-center rounded-full bg-brand-text/8 font-num text-16 font-bold text-brand-text">
            {at + 1}
          </span>
          <span>
            <span className="block text-14 font-semibold">{t(title)}</span>
            <span className="mt-0.5 block text-13 text-muted">{t(line)}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
