import { useText } from '../../../platform/i18n/use-text.ts'
import { frameText as words } from './messages.ts'
import { Part } from './Part.tsx'
import type { Activity } from './use-activity.ts'

/** The rules as the server wrote them from the terms. */
export function ActivityRules({ rules }: Pick<Activity, 'rules'>) {
  const t = useText()
  return (
    <Part title={t(words.rules)}>
      <div className="space-y-5">
        {rules.map(({ heading, lines }) => (
          <section key={heading}>
            <h3 className="text-14 font-semibold">{heading}</h3>
            <ul className="mt-1.5 list-disc space-y-1 pl-5 text-13 leading-relaxed text-muted marker:text-muted">
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Part>
  )
}
