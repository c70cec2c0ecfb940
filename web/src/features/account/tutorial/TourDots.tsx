import { classNames } from '@xinghe/ui/class-names.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { tourText } from './messages.ts'
import type { TourStep } from './tour-steps.ts'

interface TourDotsProps {
  steps: readonly TourStep[]
  current: number
  onTurn: (to: number) => void
}

export function TourDots({ steps, current, onTurn }: TourDotsProps) {
  const t = useText()
  return (
    <ol aria-label={t(tourText.steps)} className="my-3 flex">
      {steps.map(({ scene, title }, at) => (
        <li key={scene}>
          <button
            type="button"
            aria-label={t(tourText.goTo, { number: at + 1, title: t(title) })}
            aria-current={at === current ? 'step' : undefined}
            onClick={() => onTurn(at)}
            className="group grid h-8 place-items-center px-1 max-desk:h-11"
          >
            <span
              className={classNames(
                'block h-2 rounded-full transition-[width,background-color]',
                at === current ? 'w-7 bg-brand-text' : 'w-4 bg-ink/15 group-hover:bg-ink/30',
              )}
            />
          </button>
        </li>
      ))}
    </ol>
  )
}
