import type { ReactNode } from 'react'
import { fenToCny, type Fen } from '@xinghe/rules/base/money.ts'
import { allTasks } from '@xinghe/rules/promotions/new-task.ts'
import { taskNames, type TaskName } from '@xinghe/rules/promotions/terms.ts'
import { ProgressBar } from '@xinghe/ui/Progress.tsx'
import { TitledCard } from '@xinghe/ui/TitledCard.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { ActivityPage, type ShownActivity } from '../frame/ActivityPage.tsx'
import { ConditionLine } from '../frame/ConditionLine.tsx'
import { ItemAction } from '../frame/ItemAction.tsx'
import { newTaskText as words } from './messages.ts'

interface Task {
  readonly item: TaskName | typeof allTasks
  readonly amount: Fen
  readonly least: Fen
}

function NewTask({ activity, mine, claim, refresh }: ShownActivity<'newTask'>) {
  const t = useText()
  const { rewards, allReward, depositLeast, countedLeast } = activity.terms
  const leastOf = (task: TaskName): Fen => (task === 'deposit' ? depositLeast : countedLeast)
  const tasks: readonly Task[] = [
    ...taskNames.map((task) => ({ item: task, amount: rewards[task], least: leastOf(task) })),
    { item: allTasks, amount: allReward, least: 0n },
  ]
  const sum = tasks.reduce((total, { amount }) => total + amount, 0n)
  const isDone = (item: string): boolean =>
    mine?.items.find((one) => one.item === item)?.conditions.every(({ isMet }) => isMet) ?? false
  const done = taskNames.filter(isDone).length
  const sums = { done, all: taskNames.length, amount: fenToCny(sum) }
  return (
    <TitledCard
      title={t(words.title)}
      line={t(mine === null ? words.visitorLine : words.line, sums)}
    >
      {mine !== null && (
        <ProgressBar
          tone="gold"
          value={done}
          max={taskNames.length}
          label={t(words.title)}
          className="mb-5"
        />
      )}
      <ul className="divide-y divide-line">
        {tasks.map(({ item, amount, least }) => {
          const own = mine?.items.find((one) => one.item === item)
          const name = t(words[item], { amount: fenToCny(least) })
          return (
            <li
              key={item}
              className="flex items-center gap-5 py-4 first:pt-0 last:pb-0 max-desk:gap-3"
            >
              <span className="w-16 shrink-0 font-num text-20 font-bold text-gold-text max-desk:w-12 max-desk:text-16">
                {fenToCny(amount)}
              </span>
              <div className="min-w-0 flex-1">
                <p className="text-14 font-medium">{name}</p>
                {item !== allTasks && own?.state === 'locked' && (
                  <ul className="mt-1.5 space-y-1">
                    {own.conditions.map((condition) => (
                      <li key={condition.code}>
                        <ConditionLine condition={condition} />
                      </li>
                    ))}
                  </ul>
                )}
              </div>
              {own !== undefined && (
                <ItemAction item={own} name={name} onClaim={claim} onEnd={refresh} />
              )}
            </li>
          )
        })}
      </ul>
    </TitledCard>
  )
}

export function NewTaskScreen({ id, notFound }: { id: string; notFound: ReactNode }) {
  return (
    <ActivityPage kind="newTask" id={id} steps={words.steps} notFound={notFound}>
      {(shown) => <NewTask {...shown} />}
    </ActivityPage>
  )
}
