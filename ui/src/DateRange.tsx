import { lazy, Suspense, use } from 'react'
import type { CalendarRange } from './calendar-date.ts'
import { Button } from './Button.tsx'
import { classNames } from './class-names.ts'
import { controlBox, controlEdge } from './control-style.ts'
import type { DateRangeCalendarProps } from './DateRangeCalendar.tsx'
import { DropPanel } from './DropPanel.tsx'
import { FieldContext } from './field-context.ts'
import { Icon } from './Icon.tsx'
import { Spinner } from './Spinner.tsx'
import type { DropTrigger } from './use-drop.ts'

const Calendar = lazy(async () => ({
  default: (await import('./DateRangeCalendar.tsx')).DateRangeCalendar,
}))

type DatePreset = { key: string; label: string; range: CalendarRange }

type DateRangeProps = DateRangeCalendarProps & {
  presets?: readonly DatePreset[] | undefined
  disabled?: boolean | undefined
  className?: string | undefined
}

export function DateRange(props: DateRangeProps) {
  const { value, onValueChange, labels, presets = [], disabled = false, className } = props
  const field = use(FieldContext)
  const shown = value && `${value.from} – ${value.to}`
  function drawTrigger(trigger: DropTrigger) {
    return (
      <button
        {...trigger}
        id={field?.id}
        type="button"
        disabled={disabled}
        aria-label={shown ? `${labels.range} ${shown}` : labels.range}
        aria-describedby={field?.describedBy}
        className={classNames(
          'flex h-10 w-full items-center gap-2 px-3 whitespace-nowrap max-desk:h-11',
          controlBox,
          controlEdge(field?.invalid ?? false, disabled),
          trigger['aria-expanded'] && 'border-brand-text ring-3 ring-brand-text/20',
        )}
      >
        <Icon name="calendar" className="size-[1.125rem] text-muted" />
        <span className={shown ? 'font-num' : 'text-muted'}>{shown ?? labels.placeholder}</span>
      </button>
    )
  }

  return (
    <DropPanel
      label={labels.range}
      panelClassName="p-0"
      className={classNames('max-desk:w-full', className)}
      renderTrigger={drawTrigger}
    >
      {(close) => {
        function choose(range: CalendarRange) {
          onValueChange(range)
          close()
        }
        return (
          <div className="flex max-desk:flex-col">
            {presets.length > 0 && (
              <div className="flex gap-1 border-line p-3 desk:w-32 desk:flex-col desk:border-r max-desk:flex-wrap max-desk:border-b">
                {presets.map((preset) => (
                  <Button
                    key={preset.key}
                    variant="ghost"
                    size="sm"
                    onClick={() => choose(preset.range)}
                    className="desk:justify-start"
                  >
                    {preset.label}
                  </Button>
                ))}
              </div>
            )}
            <Suspense
              fallback={
                <div className="grid h-80 w-72 place-items-center text-brand-text">
                  <Spinner label={labels.loading} className="size-6" />
                </div>
              }
            >
              <Calendar {...props} onValueChange={choose} />
            </Suspense>
          </div>
        )
      }}
    </DropPanel>
  )
}
