import { Button } from '@xinghe/ui/Button.tsx'
import { Note } from '@xinghe/ui/Note.tsx'
import { emit } from '../../../platform/bus/events.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useOnline } from '../../../platform/network/online.ts'
import { frameText as words } from './messages.ts'
import type { Activity } from './use-activity.ts'

interface MineNoteProps {
  state: Activity['state']
  isVisitor: boolean
  isOnBreak: boolean
}

/** Above the parts of an activity: why it cannot be joined now; nothing where it can. */
export function MineNote({ state, isVisitor, isOnBreak }: MineNoteProps) {
  const t = useText()
  const online = useOnline()
  if (!online) return <Note icon="info" title={t(words.offline)} />
  if (state === 'ended') return <Note icon="clock" title={t(words.endedLine)} />
  if (state === 'upcoming') return <Note icon="clock" title={t(words.upcomingLine)} />
  if (isVisitor)
    return (
      <Note icon="gift" title={t(words.visitor)} line={t(words.visitorLine)}>
        <Button variant="secondary" onClick={() => emit('login')}>
          {t(words.login)}
        </Button>
        <Button onClick={() => emit('register')}>{t(words.register)}</Button>
      </Note>
    )
  if (isOnBreak) return <Note icon="moon" title={t(words.onBreak)} line={t(words.onBreakLine)} />
  return null
}
