import { useState } from 'react'
import { AskDialog } from '@xinghe/ui/AskDialog.tsx'
import { Button } from '@xinghe/ui/Button.tsx'
import { Checkbox } from '@xinghe/ui/Checkbox.tsx'
import { useText } from '../../platform/i18n/use-text.ts'
import { inboxText as words } from './messages.ts'

interface LetterToolsProps {
  /** Letters on the page, and how many of them are chosen. */
  count: number
  chosen: number
  busy: boolean
  hasUnread: boolean
  onChooseAll: (chosen: boolean) => void
  onRead: () => void
  onRemove: () => void
  onReadAll: () => void
}

/** What can be done with the chosen letters, and with all. */
export function LetterTools({
  count,
  chosen,
  busy,
  hasUnread,
  onChooseAll,
  onRead,
  onRemove,
  onReadAll,
}: LetterToolsProps) {
  const t = useText()
  const [isAsking, setAsking] = useState(false)
  const none = chosen === 0
  return (
    <div className="flex flex-wrap items-center gap-3 border-b border-line px-6 py-3 max-desk:px-4">
      <Checkbox
        checked={count > 0 && chosen === count}
        indeterminate={chosen > 0 && chosen < count}
        disabled={count === 0}
        onCheckedChange={onChooseAll}
      >
        {none ? t(words.chooseAll) : t(words.chosen, { count: chosen })}
      </Checkbox>
      <div className="ml-auto flex gap-2">
        <Button variant="secondary" size="sm" disabled={none || busy} onClick={onRead}>
          {t(words.read)}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          disabled={none || busy}
          onClick={() => setAsking(true)}
        >
          {t(words.remove)}
        </Button>
        <Button variant="secondary" size="sm" disabled={!hasUnread || busy} onClick={onReadAll}>
          {t(words.readAll)}
        </Button>
      </div>
      <AskDialog
        open={isAsking}
        title={t(words.removeTitle)}
        cancel={t(words.cancel)}
        onClose={() => setAsking(false)}
        confirm={t(words.sure)}
        danger
        onConfirm={() => {
          setAsking(false)
          onRemove()
        }}
      >
        <p className="text-14">{t(words.removeLine, { count: chosen })}</p>
      </AskDialog>
    </div>
  )
}
