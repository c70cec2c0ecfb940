import { useText } from '../../../platform/i18n/use-text.ts'
import { vipText as words } from '../parts/messages.ts'
import { Part } from '../parts/Part.tsx'
import type { GradeList } from '../parts/use-vip.ts'

/** The rules as the server writes them from the terms. */
export function RulesPanel({ rules }: { rules: GradeList['rules'] }) {
  const t = useText()
  return (
    <Part title={t(words.rules)}>
      <div className="space-y-5">
        {rules.map(({ heading, lines }) => (
          <section key={heading}>
            <h3 className="font-medium">{heading}</h3>
            <ol className="mt-2 list-decimal space-y-1.5 pl-5 text-14 text-pretty text-muted">
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </Part>
  )
}
