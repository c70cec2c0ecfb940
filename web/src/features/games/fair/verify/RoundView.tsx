import { Icon } from '@xinghe/ui/Icon.tsx'
import { Table, type Column } from '@xinghe/ui/Table.tsx'
import { classNames } from '@xinghe/ui/class-names.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { verifyText as words } from './messages.ts'
import type { DrawLine } from './told-lines.ts'
import type { ToldRound, Verdict } from './told-round.ts'

const looks = {
  right: { icon: 'success', colour: 'border-success/35 bg-success/6 text-success' },
  wrong: { icon: 'error', colour: 'border-danger/35 bg-danger/6 text-danger' },
  open: { icon: 'info', colour: 'border-line bg-ink/4 text-ink' },
} as const

function VerdictLine({ text, isRight }: Verdict) {
  const { icon, colour } = looks[isRight === null ? 'open' : isRight ? 'right' : 'wrong']
  return (
    <li className={classNames('flex items-start gap-2.5 rounded-md border p-3', colour)}>
      <Icon name={icon} className="mt-0.5 size-5" />
      <span className="text-14 font-medium">{text}</span>
    </li>
  )
}

/** A round computed in this browser: what is right or wrong about it, and each number that made it. */
export function RoundView({ facts, verdicts, lines, how }: ToldRound) {
  const t = useText()
  const column = (
    key: keyof DrawLine & ('position' | 'word' | 'bound' | 'value' | 'meaning'),
    over: Partial<Column<DrawLine>> = {},
  ): Column<DrawLine> => ({ key, header: t(words[key]), cell: (line) => line[key], ...over })
  return (
    <div className="space-y-4">
      <ul className="grid gap-3 desk:grid-cols-2">
        {verdicts.map((verdict) => (
          <VerdictLine key={verdict.text} {...verdict} />
        ))}
      </ul>
      <dl className="grid gap-x-6 gap-y-2 rounded-lg border border-line bg-surface p-4 desk:grid-cols-2">
        {facts.map(({ label, value }) => (
          <div key={label} className="min-w-0">
            <dt className="text-12 text-muted">{label}</dt>
            <dd className="font-mono text-13 break-all">{value}</dd>
          </div>
        ))}
      </dl>
      {lines.length > 0 && (
        <section>
          <h2 className="mb-2 text-16 font-medium">{t(words.draws)}</h2>
          <Table
            dense
            caption={t(words.draws)}
            columns={[
              column('position', { numeric: true, align: 'start' }),
              column('word', { numeric: true, align: 'start', deskOnly: true }),
              column('bound', { numeric: true, deskOnly: true }),
              column('value', { numeric: true }),
              column('meaning'),
            ]}
            rows={lines}
            rowKey={(line) => line.key}
            empty={null}
            error={null}
            loadingLabel={t(words.loading)}
          />
        </section>
      )}
      <section className="rounded-lg bg-ink/4 p-4">
        <h2 className="mb-1 text-13 font-medium">{t(words.howTitle)}</h2>
        <p className="text-13 text-muted">{how}</p>
      </section>
    </div>
  )
}
