import { quizPicks, type QuizPick } from '@xinghe/rules/chat/room-event.ts'
import type { RoomQuiz } from '@xinghe/rules/chat/view-state.ts'
import { classNames } from '@xinghe/ui/class-names.ts'
import { useRemainingSeconds } from '@xinghe/ui/use-remaining-seconds.ts'
import { chat } from '../../../platform/chat/chat-socket.ts'
import { showToast } from '../../../platform/feedback/dialogs.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { isLoggedIn } from '../../../platform/session/session.ts'
import { serverNow } from '../../../platform/site/clock.ts'
import { chatText, quizText as words } from '../words/messages.ts'

const names: Readonly<Record<QuizPick, keyof typeof words>> = { H: 'home', N: 'draw', C: 'away' }

function Choice({ quiz, pick, open }: { quiz: RoomQuiz; pick: QuizPick; open: boolean }) {
  const t = useText()
  const total = quizPicks.reduce((sum, each) => sum + quiz.picks[each], 0)
  const percent = total === 0 ? 0 : Math.round((quiz.picks[pick] * 100) / total)
  const isMine = quiz.mine === pick
  const isResult = quiz.result === pick
  return (
    <button
      type="button"
      disabled={!open}
      aria-pressed={isMine}
      aria-label={`${t(words[names[pick]])} ${t(words.share, { percent })}`}
      onClick={() => {
        if (isLoggedIn({ prompt: true }) && !chat.guess(quiz.gide, pick))
          showToast(t(chatText.offline), { tone: 'warning' })
      }}
      className={classNames(
        'relative overflow-hidden rounded-sm border px-1 py-1 text-12',
        isResult
          ? 'border-success text-success'
          : isMine
            ? 'border-brand-text text-brand-text'
            : 'border-line text-ink',
        open && 'hover:border-brand-text',
      )}
    >
      <span
        aria-hidden
        className="absolute inset-y-0 left-0 bg-brand-text/10"
        style={{ width: `${percent}%` }}
      />
      <span className="relative flex justify-between gap-1">
        <span>{t(words[names[pick]])}</span>
        <span className="font-num">{t(words.share, { percent })}</span>
      </span>
    </button>
  )
}

/** A guess of the result before the match begins: once, and without a prize. */
export function Quiz({ quiz }: { quiz: RoomQuiz }) {
  const t = useText()
  const seconds = useRemainingSeconds(quiz.closesAt, serverNow)
  const open = seconds > 0 && quiz.mine === null && quiz.result === null
  const total = quizPicks.reduce((sum, each) => sum + quiz.picks[each], 0)
  // A match that began without a single guess has nothing to show.
  if (seconds === 0 && total === 0) return null
  const verdict =
    quiz.result === null || quiz.mine === null
      ? null
      : t(quiz.result === quiz.mine ? words.right : words.wrong)
  return (
    <section aria-label={t(words.title)} className="border-b border-line px-3 py-2">
      <p className="mb-1 flex items-center justify-between text-12 text-muted">
        <span className="font-medium text-ink">{t(words.title)}</span>
        <span>
          {verdict ?? (seconds === 0 ? t(words.closed) : t(words.total, { count: total }))}
        </span>
      </p>
      <div className="grid grid-cols-3 gap-1.5">
        {quizPicks.map((pick) => (
          <Choice key={pick} quiz={quiz} pick={pick} open={open} />
        ))}
      </div>
    </section>
  )
}
