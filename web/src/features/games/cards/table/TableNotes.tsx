import { useText } from '../../../../platform/i18n/use-text.ts'
import { LimitsLink } from '../../seat/LimitsLink.tsx'
import { seatText } from '../../seat/messages.ts'
import { playText, tableText as words } from '../words/messages.ts'
import type { CardPlay } from '../play/card-play.ts'
import { RoundTotal } from './RoundTotal.tsx'

interface TableNotesProps {
  play: CardPlay<unknown, never, never>
  revealed: boolean
}

/** One line above the controls: why not, a resumed hand, or the sum of the last round. */
export function TableNotes({ play, revealed }: TableNotesProps) {
  const { round, resumed, fault, limited, closed, loading, askAgain, drop } = play
  const t = useText()
  // The fault of a question stands beside what is asked.
  const trouble = askAgain === null ? closed || fault : closed + fault
  if (trouble !== '') {
    return (
      <p className="table-trouble" role="alert">
        {trouble}
        {closed === '' && limited && <LimitsLink />}
        {askAgain !== null && (
          <>
            <button type="button" className="trouble-button" onClick={askAgain}>
              {t(playText.askAgain)}
            </button>
            <button type="button" className="trouble-button" onClick={drop}>
              {t(seatText.drop)}
            </button>
          </>
        )}
      </p>
    )
  }
  if (loading) return <p className="table-note">{t(playText.loading)}</p>
  if (round === null) return null
  if (round.payout === null)
    return resumed ? <p className="table-note">{t(words.resumed)}</p> : null
  return revealed ? <RoundTotal risk={round.risk} payout={round.payout} /> : null
}
