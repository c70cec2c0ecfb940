import { fenToGroupedText } from '@xinghe/rules/base/money.ts'
import { spotName } from '@xinghe/rules/games/tables/words.ts'
import { classNames } from '@xinghe/ui/class-names.ts'
import { byWord } from '../../../../platform/i18n/by-word.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { SpotChips } from './SpotChips.tsx'
import { spotState, type FeltState } from './spot-state.ts'
import { paysText, spotLabel } from './spot-words.ts'

interface SpotButtonProps {
  felt: FeltState
  play: string
  pick?: string
  className?: string
}

/** A place of the felt: a press lays the chosen chip on it. */
export function SpotButton({ felt, play, pick = '', className }: SpotButtonProps) {
  const t = useText()
  const state = spotState(felt, play, pick)
  const { spot, laid, staked, total, isWon } = state
  return (
    <button
      type="button"
      className={classNames('live-spot', className)}
      data-play={play}
      data-pick={pick || undefined}
      data-won={isWon || undefined}
      disabled={!felt.isOpen}
      aria-label={spotLabel(felt.code, state, t)}
      onClick={() => felt.put(spot)}
    >
      <span className="spot-name">{byWord(spotName(felt.code, spot), t)}</span>
      <span className="spot-pays font-num">{paysText(felt.code, spot, t)}</span>
      {total !== null && total > 0n && (
        <span
          className="spot-total font-num"
          data-amount={fenToGroupedText(total).replace(/\.00$/, '')}
        />
      )}
      <SpotChips laid={laid} staked={staked} />
    </button>
  )
}
