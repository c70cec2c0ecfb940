import { classNames } from '@xinghe/ui/class-names.ts'
import { Icon } from '@xinghe/ui/Icon.tsx'

interface StepTrailProps {
  label: string
  steps: readonly string[]
  /** Counted from 0. */
  current: number
  /** Read out after a completed step, in place of the tick. */
  doneLabel?: string
}

/** The current step of a dialog with several. */
export function StepTrail({ label, steps, current, doneLabel }: StepTrailProps) {
  return (
    <ol aria-label={label} className="mb-5 flex items-start">
      {steps.map((step, at) => (
        <li
          key={step}
          aria-current={at === current ? 'step' : undefined}
          className="relative flex flex-1 flex-col items-center gap-1.5 text-center"
        >
          {at > 0 && (
            <span
              aria-hidden
              className={classNames(
                'absolute top-3.5 right-[calc(50%+1.25rem)] left-[calc(-50%+1.25rem)] h-px',
                at <= current ? 'bg-brand-text' : 'bg-line-strong',
              )}
            />
          )}
          <span
            className={classNames(
              'grid size-7 place-items-center rounded-full font-num text-13 font-bold',
              at < current && 'bg-brand-text/12 text-brand-text',
              at === current && 'bg-brand text-brand-ink',
              at > current && 'bg-ink/8 text-muted',
            )}
          >
            {at < current ? <Icon name="check" className="size-4" /> : at + 1}
          </span>
          <span
            className={classNames(
              'text-12',
              at === current ? 'font-medium text-ink' : 'text-muted',
            )}
          >
            {step}
            {at < current && doneLabel !== undefined && (
              <span className="sr-only">{doneLabel}</span>
            )}
          </span>
        </li>
      ))}
    </ol>
  )
}
