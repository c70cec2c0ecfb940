import { Button } from '@xinghe/ui/Button.tsx'
import { emit } from '../../../../platform/bus/events.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { useSession } from '../../../../platform/session/session.ts'
import { LimitsLink } from '../../seat/LimitsLink.tsx'
import { lotteryText as words } from '../words/messages.ts'
import { UnansweredSlip } from './UnansweredSlip.tsx'
import type { Placing } from './use-place.ts'

export function PlaceButton({ placing, isReady }: { placing: Placing; isReady: boolean }) {
  const t = useText()
  const isVisitor = useSession().token === ''
  if (isVisitor)
    return (
      <Button block size="lg" onClick={() => emit('login')}>
        {t(words.placeVisitor)}
      </Button>
    )
  const closedText = placing.phase === 'void' ? t(words.placeVoid) : t(words.placeClosed)
  return (
    <div>
      <div className="mb-2 empty:hidden">
        <UnansweredSlip placing={placing} />
      </div>
      <Button
        block
        size="lg"
        loading={placing.busy || placing.entering}
        disabled={!isReady || placing.phase !== 'betting' || placing.askAgain !== null}
        onClick={placing.place}
      >
        {placing.phase === 'betting' ? t(words.place1) : closedText}
      </Button>
      <p role="alert" className="mt-2 text-13 text-danger empty:hidden">
        {placing.askAgain === null && placing.fault}
        {placing.limited && <LimitsLink />}
      </p>
    </div>
  )
}
