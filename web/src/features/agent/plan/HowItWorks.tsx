import { TitledCard } from '@xinghe/ui/TitledCard.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { agentText as words } from '../parts/messages.ts'

/** From the application to the commission. */
export function HowItWorks() {
  const t = useText()
  return (
    <TitledCard title={t(words.how)}>
      <ol className="grid grid-cols-3 gap-4 max-desk:grid-cols-1">
        {words.howSteps.map(({ title, line }, at) => (
          <li key={title} className="flex gap-3.5 rounded-md border border-line bg-ink/2 p-4">
            <span
              aria-hidden
              className="grid size-9 shrink-0 place-items-center rounded-full bg-brand-text/10 font-num text-16 font-bold text-brand-text"
            >
              {at + 1}
            </span>
            <div className="min-w-0">
              <h3 className="text-14 font-semibold">{t(title)}</h3>
              <p className="mt-1 text-13 text-pretty text-muted">{t(line)}</p>
            </div>
          </li>
        ))}
      </ol>
    </TitledCard>
  )
}
