import { useState } from 'react'
import { commissionOn } from '@xinghe/rules/agent/commission.ts'
import { fenFromTyped, fenToCny, fenToText, type Fen } from '@xinghe/rules/base/money.ts'
import { Field } from '@xinghe/ui/Field.tsx'
import { Input } from '@xinghe/ui/Input.tsx'
import { TitledCard } from '@xinghe/ui/TitledCard.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { missingText, stepAhead } from '../parts/step-ahead.ts'
import { agentText as words } from '../parts/messages.ts'
import { rateText } from '../parts/texts.ts'
import type { AgentInfo } from '../parts/use-agent.ts'

type Plan = AgentInfo['plan']

/** `10`, `１０`; null where it is no whole number. */
const countFromTyped = (typed: string): number | null => {
  const text = typed.normalize('NFKC').trim()
  return /^\d{1,6}$/.test(text) ? Number(text) : null
}

/** The first example reaches the second step. */
const exampleOf = ({ steps }: Plan) => {
  const { active, base } = steps[1] ?? steps[0] ?? { active: 0, base: 0n }
  return {
    active: String(active),
    losses: fenToText(base).replace(/\.00$/, ''),
    awards: '0',
  }
}

interface Sum {
  readonly active: number
  readonly losses: Fen
  readonly awards: Fen
}

function Outcome({ plan, sum }: { plan: Plan; sum: Sum | null }) {
  const t = useText()
  if (sum === null) return <p className="text-14 text-muted">{t(words.noResult)}</p>
  const { base, rateBp, amount } = commissionOn(plan, sum.active, sum.losses - sum.awards)
  const ahead = stepAhead(plan, sum.active, base)
  return (
    <>
      <p className="text-13 text-muted">{t(words.result)}</p>
      <p className="font-num text-40 leading-tight font-bold break-all text-gold-text max-desk:text-28">
        {fenToCny(amount)}
      </p>
      <p className="mt-1 font-num text-14">
        {t(words.base)} {t(words.formula, { base: fenToCny(base), rate: rateText(rateBp) })}
      </p>
      <p className="mt-3 border-t border-line pt-3 text-13 break-keep text-muted">
        {ahead === null
          ? t(words.highest)
          : t(words.next, { rate: rateText(ahead.step.rateBp), missing: missingText(t, ahead) })}
      </p>
    </>
  )
}

/** What a month would bring, by the rule of the monthly run. */
export function Calculator({ plan }: { plan: Plan }) {
  const t = useText()
  const [typed, setTyped] = useState(() => exampleOf(plan))
  const active = countFromTyped(typed.active)
  const losses = fenFromTyped(typed.losses)
  const awards = fenFromTyped(typed.awards)
  const sum =
    active === null || losses === null || awards === null ? null : { active, losses, awards }
  const amounts = [
    { field: 'losses', label: words.typedLosses, value: losses },
    { field: 'awards', label: words.typedAwards, value: awards },
  ] as const
  return (
    <TitledCard title={t(words.calculator)} line={t(words.calculatorLine)}>
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-6 max-desk:grid-cols-1 max-desk:gap-4">
        <div className="space-y-3">
          <Field
            label={t(words.typedActive)}
            error={active === null ? t(words.notCount) : undefined}
          >
            <Input
              numeric
              inputMode="numeric"
              autoComplete="off"
              maxLength={6}
              value={typed.active}
              onValueChange={(text) => setTyped({ ...typed, active: text })}
            />
          </Field>
          {amounts.map(({ field, label, value }) => (
            <Field
              key={field}
              label={t(label)}
              error={value === null ? t(words.notAmount) : undefined}
            >
              <Input
                numeric
                inputMode="decimal"
                autoComplete="off"
                maxLength={16}
                prefix="¥"
                value={typed[field]}
                onValueChange={(text) => setTyped({ ...typed, [field]: text })}
              />
            </Field>
          ))}
        </div>
        <div role="status" className="self-start rounded-md border border-line bg-ink/2 p-5">
          <Outcome plan={plan} sum={sum} />
        </div>
      </div>
    </TitledCard>
  )
}
