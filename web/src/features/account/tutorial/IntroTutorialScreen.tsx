import { useState, type KeyboardEvent } from 'react'
import { Link } from 'react-router'
import { Button } from '@xinghe/ui/Button.tsx'
import { buttonStyle } from '@xinghe/ui/button-style.ts'
import { ProgressBar } from '@xinghe/ui/Progress.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { pathOf } from '../../../platform/navigation/route-paths.ts'
import { useGo } from '../../../platform/navigation/use-go.ts'
import { useSwitches } from '../../../platform/site/pre-info.ts'
import { tourText } from './messages.ts'
import { tourSteps, type TourStep } from './tour-steps.ts'
import { TourDots } from './TourDots.tsx'
import { TourScene } from './TourScene.tsx'

/** The first steps on the site, one picture each. */
export function IntroTutorialScreen() {
  const t = useText()
  const go = useGo()
  const steps = tourSteps(useSwitches().deposit === 1)
  const [at, setAt] = useState(0)
  const step = steps[Math.min(at, steps.length - 1)] as TourStep
  const last = at >= steps.length - 1
  const progress = t(tourText.progress, { number: at + 1, all: steps.length })

  const turn = (to: number) => setAt(Math.min(Math.max(to, 0), steps.length - 1))
  const leave = () => go.to('userinfo')
  const key = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    turn(at + by)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrows turn its pages
    <section
      aria-labelledby="tour-title"
      onKeyDown={key}
      className="overflow-hidden rounded-lg bg-surface shadow-1"
    >
      <header className="flex items-center justify-between gap-4 px-6 py-4 max-desk:px-4">
        <div>
          <h1 id="tour-title" className="text-20 font-bold">
            {t(tourText.title)}
          </h1>
          <p className="text-13 text-muted">{t(tourText.line)}</p>
        </div>
        <Link to={pathOf('userinfo')} className={buttonStyle({ variant: 'ghost', size: 'sm' })}>
          {t(tourText.skip)}
        </Link>
      </header>
      <ProgressBar
        value={at + 1}
        max={steps.length}
        label={t(tourText.steps)}
        valueText={progress}
        className="h-1! rounded-none!"
      />
      <TourScene scene={step.scene} />
      <div className="flex flex-col items-center px-6 pt-5 pb-6 text-center max-desk:px-4 max-desk:pb-20">
        <div aria-live="polite" className="flex min-h-30 flex-col items-center max-desk:min-h-44">
          <p className="font-num text-13 text-muted">{progress}</p>
          <h2 className="mt-1 text-28 font-bold text-balance max-desk:text-20">{t(step.title)}</h2>
          <p className="mt-2 max-w-xl text-14 text-balance text-muted">{t(step.line)}</p>
        </div>
        <Link to={step.to} className={buttonStyle({ variant: 'link' })}>
          {t(step.action)}
        </Link>
        <TourDots steps={steps} current={at} onTurn={turn} />
        <div className="flex gap-3">
          <Button
            variant="secondary"
            size="lg"
            icon="arrow-left"
            disabled={at === 0}
            onClick={() => turn(at - 1)}
          >
            {t(tourText.previous)}
          </Button>
          <Button
            size="lg"
            trailingIcon={last ? 'check' : 'arrow-right'}
            onClick={() => (last ? leave() : turn(at + 1))}
          >
            {t(last ? tourText.finish : tourText.next)}
          </Button>
        </div>
        <p className="mt-3 text-12 text-muted max-desk:hidden">{t(tourText.keys)}</p>
      </div>
    </section>
  )
}
