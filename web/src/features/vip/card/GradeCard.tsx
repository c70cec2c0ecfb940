import { Link } from 'react-router'
import { siteDay, later } from '@xinghe/rules/base/instant.ts'
import { fenToCny } from '@xinghe/rules/base/money.ts'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useMember } from '../../../platform/member/member.ts'
import { useOnBreak } from '../../../platform/member/use-on-break.ts'
import { pathOf } from '../../../platform/navigation/route-paths.ts'
import { useSwitches } from '../../../platform/site/pre-info.ts'
import { vipText as words } from '../parts/messages.ts'
import type { Vip } from '../parts/use-vip.ts'
import { GradeRing } from './GradeRing.tsx'
import { nextGrade } from './next-grade.ts'

function Figure({
  title,
  value,
  line,
}: {
  title: string
  value: string
  line?: string | undefined
}) {
  return (
    <div className="min-w-0 flex-1 px-6 py-4 max-desk:px-4 max-desk:py-3">
      <dt className="text-13 text-muted">{title}</dt>
      <dd className="mt-1 truncate font-num text-20 font-bold max-desk:text-16">{value}</dd>
      {line !== undefined && <dd className="mt-0.5 text-12 text-muted">{line}</dd>}
    </div>
  )
}

function CardLink({ to, text }: { to: string; text: string }) {
  return (
    <Link
      to={to}
      className="inline-flex items-center gap-1 text-13 text-art-gold underline-offset-4 hover:underline"
    >
      {text}
      <Icon name="chevron-right" className="size-4" />
    </Link>
  )
}

/** Not shown where an operator hides it, or to a member on a break. */
function DepositPrompt() {
  const t = useText()
  const { vipNoSave, deposit } = useSwitches()
  const isOnBreak = useOnBreak(true)
  if (vipNoSave === 1 || deposit === 0 || isOnBreak) return null
  return <CardLink to={pathOf('saveMoney')} text={t(words.toDeposit)} />
}

/** Turnover of this month that the grade still asks for. */
function KeepFigure({ list, mine }: Vip) {
  const t = useText()
  const row = list.grades.find(({ grade }) => grade === mine.grade)
  const isFree = row === undefined || row.keep === 0n
  const isDone = mine.keepLeft === 0n
  const value = isFree
    ? t(words.keepNone)
    : isDone
      ? t(words.keepDone)
      : t(words.keepLeft, { left: fenToCny(mine.keepLeft) })
  const day = siteDay(later(mine.monthUntil, -1))
  return (
    <Figure
      title={t(words.keep)}
      value={value}
      line={isFree || isDone ? undefined : t(words.keepUntil, { day })}
    />
  )
}

/** The member's grade, and what is left to the next one. */
export function GradeCard({ list, mine }: Vip) {
  const t = useText()
  const { data: member } = useMember()
  const { row, percent, isRestored } = nextGrade(list.grades, mine)
  const left = fenToCny(mine.toNext ?? 0n)
  const hint =
    row === null
      ? t(words.highest)
      : t(isRestored ? words.toRestore : words.toNext, { left, next: row.grade })
  return (
    <section
      aria-label={t(words.member, { name: member?.name ?? '' })}
      className="overflow-hidden rounded-lg bg-surface shadow-1"
    >
      <div className="relative isolate flex items-center justify-between gap-6 bg-art-ground p-7 text-art-ink max-desk:p-4">
        <div className="absolute inset-0 -z-1 art-glow" />
        <div className="min-w-0">
          <p className="flex items-center gap-2 text-14 text-art-ink/80">
            <span className="grid size-8 place-items-center rounded-full bg-art-gold text-art-gold-ink">
              <Icon name="crown" className="size-5" />
            </span>
            {mine.grade === 0 ? t(words.noGrade) : (member?.name ?? '')}
          </p>
          <p className="mt-2 font-num text-40 leading-tight font-bold text-art-gold">
            {t(words.grade, { grade: mine.grade })}
          </p>
          <p className="mt-2 text-14 text-pretty text-art-ink/85">{hint}</p>
          <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1">
            <CardLink to={pathOf('vipDetail')} text={t(words.details)} />
            <DepositPrompt />
          </p>
        </div>
        <GradeRing percent={percent} label={t(words.ringLabel)}>
          <span className="block font-num text-28 font-bold max-desk:text-20">
            {t(words.percent, { percent })}
          </span>
          <span className="block text-12 text-art-ink/80">
            {t(words.grade, { grade: row?.grade ?? mine.grade })}
          </span>
        </GradeRing>
      </div>
      <dl className="flex divide-x divide-line max-desk:flex-col max-desk:divide-x-0 max-desk:divide-y">
        <Figure title={t(words.total)} value={fenToCny(mine.total)} />
        <Figure title={t(words.month)} value={fenToCny(mine.month)} />
        <KeepFigure list={list} mine={mine} />
      </dl>
    </section>
  )
}
