import type { ActivityKind } from '@xinghe/rules/base/award.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import { useState, type ReactNode } from 'react'
import { TitledCard } from '@xinghe/ui/TitledCard.tsx'
import { QueryError } from '../../../platform/feedback/QueryError.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useOnBreak } from '../../../platform/member/use-on-break.ts'
import { useSession } from '../../../platform/session/session.ts'
import { ActivityHero } from './ActivityHero.tsx'
import { ActivityRules } from './ActivityRules.tsx'
import { ActivitySkeleton } from './ActivitySkeleton.tsx'
import { ActivitySteps } from './ActivitySteps.tsx'
import { ClaimDialog } from './ClaimDialog.tsx'
import { ConditionLine } from './ConditionLine.tsx'
import { frameText as words } from './messages.ts'
import { MineNote } from './MineNote.tsx'
import { refreshMine, useActivity, useMine } from './use-activity.ts'
import type { Activity, ActivityOf, Item, Mine } from './use-activity.ts'

/** What the parts of a page draw. */
export interface ShownActivity<Kind extends ActivityKind> {
  readonly activity: ActivityOf<Kind>
  /** Null for visitors, during a break, and while the activity does not run. */
  readonly mine: Mine | null
  /** Opens the confirmation of an item. */
  readonly claim: (item: Item) => void
  /** Reads the own state anew, for instance when the time of an item is over. */
  readonly refresh: () => void
}

interface ActivityPageProps<Kind extends ActivityKind> {
  kind: Kind
  id: string
  /** How to take part, untranslated. */
  steps: readonly string[]
  /** Shown for an id that is unknown. */
  notFound: ReactNode
  children: (shown: ShownActivity<Kind>) => ReactNode
}

const isUnknown = (error: unknown): boolean =>
  error instanceof Refused && ['activity-unknown', 'invalid-parameter'].includes(error.refusal)

function Frame<Kind extends ActivityKind>({
  kind,
  id,
  steps,
  children,
  activity,
  onTurn,
}: Omit<ActivityPageProps<Kind>, 'notFound'> & { activity: Activity; onTurn: () => void }) {
  const t = useText()
  const isVisitor = useSession().token === ''
  const isOnBreak = useOnBreak(!isVisitor)
  const isOpen = activity.state === 'running' && !isVisitor && !isOnBreak
  const mine = useMine(kind, id, isOpen)
  const [claimed, setClaimed] = useState<Item | null>(null)
  const shown = isOpen ? (mine.data ?? null) : null
  return (
    <article>
      <ActivityHero activity={activity} onTurn={onTurn} />
      <div className="mx-auto grid max-w-[92rem] grid-cols-[minmax(0,1fr)_22rem] items-start gap-6 px-8 py-8 max-desk:grid-cols-1 max-desk:gap-4 max-desk:px-4 max-desk:py-4">
        <div className="min-w-0 space-y-6 max-desk:space-y-4">
          <MineNote state={activity.state} isVisitor={isVisitor} isOnBreak={isOnBreak} />
          {isOpen && mine.isError && (
            <QueryError
              title={t(words.mineFault)}
              query={mine}
              className="rounded-lg bg-surface shadow-1"
            />
          )}
          {shown !== null && shown.conditions.length > 0 && (
            <TitledCard title={t(words.conditions)}>
              <ul className="space-y-2">
                {shown.conditions.map((condition) => (
                  <li key={condition.code}>
                    <ConditionLine condition={condition} />
                  </li>
                ))}
              </ul>
            </TitledCard>
          )}
          {children({
            // The answer to a question for one kind has the terms of that kind.
            activity: activity as ActivityOf<Kind>,
            mine: shown,
            claim: setClaimed,
            refresh: () => void refreshMine(kind, id),
          })}
          <ActivityRules rules={activity.rules} />
        </div>
        <ActivitySteps steps={steps} multipleHundredths={activity.terms.multipleHundredths} />
      </div>
      {claimed !== null && (
        <ClaimDialog kind={kind} id={id} item={claimed} onClose={() => setClaimed(null)} />
      )}
    </article>
  )
}

/**
 * The page of one activity: hero, own state, the parts of its kind, steps and rules. Its parts say what is
 * special about the kind; loading, faults, visitors, breaks and claims are the same for all.
 */
export function ActivityPage<Kind extends ActivityKind>({
  notFound,
  ...page
}: ActivityPageProps<Kind>) {
  const t = useText()
  const activities = useActivity(page.kind, page.id)
  const { data, error } = activities
  if (data === undefined && error === null) return <ActivitySkeleton />
  if (data === undefined)
    return isUnknown(error) ? (
      notFound
    ) : (
      <QueryError title={t(words.fault)} query={activities} className="min-h-[62vh]" />
    )
  const [activity] = data.activities
  if (activity === undefined) return notFound
  return <Frame {...page} activity={activity} onTurn={() => void activities.refetch()} />
}
