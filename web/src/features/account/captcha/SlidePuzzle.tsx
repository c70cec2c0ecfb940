import type { SlidePoint } from '@xinghe/rules/account/slide-track.ts'
import { classNames } from '@xinghe/ui/class-names.ts'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { Spinner } from '@xinghe/ui/Spinner.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { captchaText } from './messages.ts'
import type { SliderPuzzle } from './challenge.ts'
import { useSlide } from './use-slide.ts'

interface SlidePuzzleProps {
  puzzle: SliderPuzzle
  checking: boolean
  onDrop: (track: readonly SlidePoint[]) => void
}

const percent = (part: number, whole: number): string => `${(part / whole) * 100}%`

/** The picture with its gap and the bar below; a new puzzle needs a new key, so that it starts at rest. */
export function SlidePuzzle({ puzzle, checking, onDrop }: SlidePuzzleProps) {
  const t = useText()
  const max = puzzle.width - puzzle.pieceWidth
  const { x, dragging, handle } = useSlide(max, checking, onDrop)
  const travelled = x / max
  const moving = dragging || x > 0

  return (
    <div className="select-none">
      <div
        className="relative overflow-hidden rounded-md bg-ink/6"
        style={{ aspectRatio: `${puzzle.width} / ${puzzle.height}` }}
      >
        <img
          src={puzzle.background}
          alt={t(captchaText.puzzle)}
          draggable={false}
          className="size-full"
        />
        <img
          src={puzzle.piece}
          alt=""
          draggable={false}
          className="absolute drop-shadow-[0_2px_4px_rgb(0_0_0/0.45)]"
          style={{
            left: percent(x, puzzle.width),
            top: percent(puzzle.pieceTop, puzzle.height),
            width: percent(puzzle.pieceWidth, puzzle.width),
          }}
        />
        {checking && (
          <div className="absolute inset-0 grid place-items-center bg-raised/60">
            <Spinner label={t(captchaText.checking)} className="size-8 text-brand-text" />
          </div>
        )}
      </div>

      <div className="relative mt-3 h-11 rounded-md border border-line bg-field">
        <div
          aria-hidden
          className={classNames(
            'absolute inset-y-0 left-0 rounded-md bg-brand-text/12',
            !moving && 'hidden',
          )}
          style={{ width: `calc(${travelled} * (100% - 3.5rem) + 3.5rem)` }}
        />
        <p
          className={classNames(
            'absolute inset-0 grid place-items-center pl-14 text-13 text-muted transition-opacity',
            moving && 'opacity-0',
          )}
        >
          {t(captchaText.sliderLine)}
        </p>
        <div
          role="slider"
          tabIndex={0}
          aria-label={t(captchaText.sliderName)}
          aria-valuemin={0}
          aria-valuemax={max}
          aria-valuenow={Math.round(x)}
          aria-valuetext={t(captchaText.sliderPosition, { x: Math.round(x), max })}
          aria-disabled={checking || undefined}
          {...handle}
          className={classNames(
            'absolute -top-px -bottom-px grid w-14 touch-none place-items-center rounded-md shadow-1 transition-colors',
            dragging ? 'cursor-grabbing' : 'cursor-grab',
            moving
              ? 'bg-brand text-brand-ink'
              : 'border border-line bg-raised text-brand-text hover:bg-brand hover:text-brand-ink',
          )}
          style={{ left: `calc(${travelled} * (100% - 3.5rem))` }}
        >
          <Icon name="arrow-right" />
        </div>
      </div>
      <p className="mt-2 text-12 text-muted max-desk:hidden">{t(captchaText.sliderKeys)}</p>
    </div>
  )
}
