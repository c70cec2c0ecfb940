type RuleSectionsProps = {
  rules: readonly { readonly heading: string; readonly lines: readonly string[] }[]
}

/** Rules under their headings. */
export function RuleSections({ rules }: RuleSectionsProps) {
  return (
    <div className="space-y-5">
      {rules.map(({ heading, lines }) => (
        <section key={heading}>
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
