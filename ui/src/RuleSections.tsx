import { classNames } from './class-names.ts'

type RuleSectionsProps = {
  rules: readonly { readonly heading: string; readonly lines: readonly string[] }[]
  /** Two columns where there is room for them. */
  twoColumns?: boolean | undefined
}

/** Rules under their headings. */
export function RuleSections({ rules, twoColumns }: RuleSectionsProps) {
  return (
    <div className={classNames('space-y-5', twoColumns && 'desk:columns-2 desk:gap-10')}>
      {rules.map(({ heading, lines }) => (
        <section key={heading} className="break-inside-avoid">
          <h3 className="text-14 font-semibold">{heading}</h3>
          <ul className="mt-1.5 list-disc space-y-1 pl-5 text-13 leading-relaxed text-pretty text-muted marker:text-muted">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
