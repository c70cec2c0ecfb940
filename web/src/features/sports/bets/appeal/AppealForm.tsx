import { appealBet, readAppeals } from '@xinghe/contract/sports-appeal.ts'
import { appealTextLeast, appealTextMost } from '@xinghe/rules/sports/appeal.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { controlBox, controlEdge, controlFocus } from '@xinghe/ui/control-style.ts'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { useId, useState, type FormEvent } from 'react'
import { callApi } from '../../../../platform/api/client.ts'
import { queryClient } from '../../../../platform/api/query-client.ts'
import { useFaultText } from '../../../../platform/transport/text-of-fault.ts'
import { showToast } from '../../../../platform/feedback/dialogs.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { appealNames, betsText as words } from '../../words/bet-messages.ts'

type AppealFormProps = { ticketId: string; onClose: () => void }

/** Why the member thinks that the result is wrong; sent once. */
export function AppealForm({ ticketId, onClose }: AppealFormProps) {
  const t = useText()
  const faultText = useFaultText()
  const id = useId()
  const [text, setText] = useState('')
  const [isShort, setShort] = useState(false)
  const [sending, setSending] = useState(false)
  const [fault, setFault] = useState<unknown>(null)

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setShort(text.trim().length < appealTextLeast)
    if (text.trim().length < appealTextLeast || sending) return
    setSending(true)
    setFault(null)
    try {
      await callApi(appealBet, { ticketId, text: text.trim() })
      await queryClient.invalidateQueries({ queryKey: [readAppeals.path] })
      showToast(t(appealNames.waiting), { tone: 'success' })
      onClose()
    } catch (refused) {
      setFault(refused)
      setSending(false)
    }
  }

  const wrong = isShort
    ? t(words.appealShort, { least: appealTextLeast })
    : fault === null
      ? ''
      : faultText(fault)
  return (
    <form onSubmit={(event) => void send(event)}>
      <div className="mb-1.5 flex items-baseline justify-between text-13">
        <label htmlFor={id} className="font-medium">
          {t(words.appealText)}
        </label>
        <span className="font-num text-12 text-muted">
          {t(words.appealCount, { count: text.length, most: appealTextMost })}
        </span>
      </div>
      <div className={`${controlBox} ${controlFocus} ${controlEdge(isShort, sending)}`}>
        <textarea
          id={id}
          rows={5}
          value={text}
          maxLength={appealTextMost}
          disabled={sending}
          aria-invalid={isShort || undefined}
          aria-describedby={`${id}-note`}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value)
            setShort(false)
          }}
          className="block w-full resize-y bg-transparent px-3 py-2 outline-hidden"
        />
      </div>
      <p id={`${id}-note`} aria-live="polite" className="mt-1.5 min-h-5 text-13">
        {wrong === '' ? (
          <span className="text-muted">{t(words.appealTextLine)}</span>
        ) : (
          <span className="flex items-start gap-1.5 text-danger">
            <Icon name="error" className="mt-0.5 size-4" />
            {wrong}
          </span>
        )}
      </p>
      <div className="mt-4 flex gap-3 *:flex-1">
        <Button variant="secondary" onClick={onClose}>
          {t(words.appealCancel)}
        </Button>
        <Button type="submit" loading={sending}>
          {t(words.appealSend)}
        </Button>
      </div>
    </form>
  )
}
