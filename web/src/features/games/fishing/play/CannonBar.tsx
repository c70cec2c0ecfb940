import { fenToCny, type Fen } from '@xinghe/rules/base/money.ts'
import { cannons } from '@xinghe/rules/games/fishing/cannon.ts'
import { classNames } from '@xinghe/ui/class-names.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { LimitsLink } from '../../seat/LimitsLink.tsx'
import { UnansweredLine } from '../../seat/UnansweredLine.tsx'
import { fishingText as words } from '../words/messages.ts'

interface CannonBarProps {
  level: number
  worth: Fen
  onLevel: (level: number) => void
  onWorth: (worth: Fen) => void
  fireLabel: string
  onFire: () => void
  disabled: boolean
  fault: string
  limited: boolean
  unanswered: boolean
  onAskAgain: () => void
  onDrop: () => void
}

const chip =
  'min-h-11 rounded-md border px-3 font-num text-14 font-semibold focus-visible:outline-2 focus-visible:outline-art-ink'
const chosen = 'border-art-gold bg-art-gold text-art-gold-ink'
const other = 'border-art-ink/30 hover:bg-art-ink/10'

/** Cannons, bullets and the trigger, always in sight under the sea. */
export function CannonBar(props: CannonBarProps) {
  const { level, worth, onLevel, onWorth, fireLabel, onFire, disabled } = props
  const { fault, limited, unanswered, onAskAgain, onDrop } = props
  const t = useText()
  return (
    <div className="cannon-bar shrink-0 border-t border-art-ink/15 bg-art-shade px-3 pt-1.5 pb-3 text-art-ink">
      <div className="min-h-5 text-center text-13" aria-live="polite">
        {unanswered ? (
          <UnansweredLine
            text={t(words.unknown)}
            fault={fault}
            askAgain={t(words.askAgain)}
            onAskAgain={onAskAgain}
            onDrop={onDrop}
          />
        ) : fault !== '' ? (
          <span className="font-semibold text-art-gold">
            {fault}
            {limited && <LimitsLink />}
          </span>
        ) : (
          <>
            <span className="text-art-ink/65 max-desk:hidden">{t(words.keys)}</span>
            <span className="text-art-ink/65 desk:hidden">{t(words.touch)}</span>
          </>
        )}
      </div>
      <div className="mx-auto mt-1 flex max-w-4xl flex-wrap items-center justify-center gap-x-8 gap-y-2 max-desk:gap-x-3">
        <div role="group" aria-label={t(words.cannon)} className="flex gap-1.5">
          {cannons.map(([least], at) => (
            <button
              key={String(least)}
              type="button"
              aria-pressed={at === level}
              onClick={() => onLevel(at)}
              className={classNames(chip, at === level ? chosen : other)}
            >
              {t(words.cannonLevel, { level: at + 1 })}
            </button>
          ))}
        </div>
        <div role="group" aria-label={t(words.bullet)} className="flex gap-1.5">
          {(cannons[level] ?? []).map((amount) => (
            <button
              key={String(amount)}
              type="button"
              aria-pressed={amount === worth}
              onClick={() => onWorth(amount)}
              className={classNames(chip, amount === worth ? chosen : other)}
            >
              {fenToCny(amount)}
            </button>
          ))}
        </div>
        <button
          type="button"
          aria-disabled={disabled}
          onClick={onFire}
          className={classNames(
            'min-h-11 min-w-24 rounded-full bg-brand px-5 text-16 font-semibold text-brand-ink shadow-2 focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-art-ink',
            disabled ? 'cursor-default opacity-75' : 'hover:brightness-110 active:scale-95',
          )}
        >
          {fireLabel}
        </button>
      </div>
    </div>
  )
}
