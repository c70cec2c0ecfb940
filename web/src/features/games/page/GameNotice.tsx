import { allBalance, totalCategory } from '@xinghe/contract/lobby-venues.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { refreshCall, useCall } from '../../../platform/api/use-call.ts'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { pageText as words } from './messages.ts'

interface GameNoticeProps {
  enName: string
  loggedIn: boolean
  onEnter: () => void
}

/** Why no bet can be made yet, and the next step; the game stays in sight above it. */
export function GameNotice({ enName, loggedIn, onEnter }: GameNoticeProps) {
  const t = useText()
  const asked = { category: totalCategory, language: useLanguage() }
  const { data } = useCall(allBalance, asked, { enabled: loggedIn })
  const closed = data?.venues.find((venue) => venue.enName === enName)?.state === 'maintenance'
  const enter = (): void => {
    if (closed) void refreshCall(allBalance, asked)
    onEnter()
  }
  const [line, action] = !loggedIn
    ? [words.watching, words.login]
    : closed
      ? [words.closedLine, words.again]
      : [words.entering, words.enter]
  return (
    <div
      role="status"
      className="flex shrink-0 flex-wrap items-center justify-center gap-3 border-b border-line bg-raised px-4 py-2 text-13"
    >
      {closed && <strong>{t(words.closed)}</strong>}
      <span className="text-muted">{t(line)}</span>
      <Button size="sm" onClick={enter}>
        {t(action)}
      </Button>
    </div>
  )
}
