import { fenToCny, type Fen } from '@xinghe/rules/base/money.ts'
import { ProgressBar } from '@xinghe/ui/Progress.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { stepAhead } from '../parts/step-ahead.ts'
import { Figures } from '../parts/Figures.tsx'
import { agentText as words } from '../parts/messages.ts'
import { monthText, rateText } from '../parts/texts.ts'
import type { Agency, AgentInfo } from '../parts/use-agent.ts'

interface MonthProgressProps extends Pick<AgentInfo, 'plan'> {
  active: number
  base: Fen
}

/** How far both conditions of the next step are met. */
function MonthProgress({ plan, active, base }: MonthProgressProps) {
  const t = useText()
  const ahead = stepAhead(plan, active, base)
  if (ahead === null) return <p className="text-14 text-muted">{t(words.highest)}</p>
  const { step } = ahead
  const parts = [
    {
      text: t(words.progressActive, { have: active, need: step.active }),
      value: active,
      max: step.active,
    },
    {
      text: t(words.progressBase, { have: fenToCny(base), need: fenToCny(step.base) }),
      value: Number(base),
      max: Number(step.base),
    },
  ]
  return (
    <div>
      <p className="text-14 font-medium">{t(words.toNext, { rate: rateText(step.rateBp) })}</p>
      <div className="mt-3 grid grid-cols-2 gap-6 max-desk:grid-cols-1 max-desk:gap-3">
        {parts.map(({ text, value, max }) => (
          <div key={text}>
            <ProgressBar
              tone="gold"
              label={text}
              value={Math.min(value, max)}
              max={max}
              valueText={text}
            />
            <p className="mt-1.5 font-num text-13 text-muted">{text}</p>
          </div>
        ))}
      </div>
    </div>
  )
}

interface ThisMonthProps extends Pick<AgentInfo, 'plan'> {
  agency: Agency
}

/** The running month as it stands, and what the next step still needs. */
export function ThisMonth({ plan, agency }: ThisMonthProps) {
  const t = useText()
  const { members, newMembers, month, thisMonth, paid } = agency
  const { active, houseWin, awards, base, rateBp, amount } = thisMonth
  return (
    <section
      aria-label={t(words.thisMonth)}
      className="overflow-hidden rounded-lg bg-surface shadow-1"
    >
      <div className="relative isolate flex items-end justify-between gap-6 bg-art-ground p-7 text-art-ink max-desk:flex-col max-desk:items-stretch max-desk:gap-4 max-desk:p-4">
        <div className="absolute inset-0 -z-1 art-glow" />
        <div className="min-w-0">
          <p className="text-14 text-art-ink/80">
            {monthText(t, month)} · {t(words.thisMonth)}
          </p>
          <p className="mt-1 font-num text-40 leading-tight font-bold break-all text-art-gold">
            {fenToCny(amount)}
          </p>
          <p className="mt-1 font-num text-14 text-art-ink/85">
            {t(words.base)} {t(words.formula, { base: fenToCny(base), rate: rateText(rateBp) })}
          </p>
          <p className="mt-1 text-13 text-art-ink/80">{t(words.soFar)}</p>
        </div>
        <p className="shrink-0 text-right text-13 text-art-ink/80 max-desk:text-left">
          {t(words.paidEver)}
          <span className="block font-num text-20 font-bold text-art-ink">{fenToCny(paid)}</span>
        </p>
      </div>
      <div className="space-y-6 p-6 max-desk:space-y-5 max-desk:p-4">
        <Figures
          figures={[
            { title: t(words.members), value: t(words.people, { count: members }) },
            { title: t(words.newMembers), value: t(words.people, { count: newMembers }) },
            { title: t(words.active), value: t(words.people, { count: active }) },
            { title: t(words.houseWin), value: fenToCny(houseWin) },
            { title: t(words.awards), value: fenToCny(awards) },
            { title: t(words.rate), value: rateText(rateBp) },
          ]}
        />
        <div className="border-t border-line pt-5">
          <MonthProgress plan={plan} active={active} base={base} />
        </div>
      </div>
    </section>
  )
}
