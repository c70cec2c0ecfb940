import { removeCard } from '@xinghe/contract/wallet-cards.ts'
import { Dialog } from '@xinghe/ui/Dialog.tsx'
import { Field } from '@xinghe/ui/Field.tsx'
import { showToast } from '../../../platform/feedback/dialogs.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useSwitches } from '../../../platform/site/pre-info.ts'
import { md5Hex } from '../../../platform/api/md5-hex.ts'
import { PasswordCells } from '../PasswordCells.tsx'
import { onlyWrong, passwordFault } from './card-faults.ts'
import { FormShell } from './FormShell.tsx'
import { addCardText, cardText as words } from './messages.ts'
import { useCardForm } from './use-card-form.ts'
import { refreshCards, type MemberCard } from './use-cards.ts'

function RemoveForm({ card, onDone }: { card: MemberCard; onDone: () => void }) {
  const t = useText()
  const passwordNeeded = useSwitches().withdrawPasswordEnable === 1
  const form = useCardForm({
    empty: { password: '' },
    check: ({ password }) =>
      onlyWrong({ password: passwordNeeded ? passwordFault(password) : undefined }),
    places: { 'password-check-failed': 'password', 'password-check-locked': 'password' },
    secret: 'password',
  })

  const remove = async (): Promise<void> => {
    const done = await form.send(
      removeCard,
      async ({ password }) => ({
        id: card.id,
        ...(passwordNeeded ? { password: await md5Hex(password) } : {}),
      }),
      () => card.id,
    )
    if (done === null) return
    showToast(t(words.removed), { tone: 'success' })
    onDone()
    await refreshCards()
  }
  return (
    <FormShell form={form} submitText={t(words.removeSure)} variant="danger" onSubmit={remove}>
      <p className="rounded-md bg-ink/4 px-4 py-3 text-center">
        <span className="block text-14">{card.label || card.issuerName}</span>
        <span className="block font-num text-20 font-bold">{card.number}</span>
      </p>
      <p className="text-13 text-muted">{t(words.removeLine)}</p>
      {passwordNeeded && (
        <Field label={t(addCardText.password)} error={form.error('password')}>
          <PasswordCells
            name="password"
            value={form.values.password}
            onValueChange={(digits) => form.change('password', digits)}
          />
        </Field>
      )}
    </FormShell>
  )
}

interface RemoveCardDialogProps {
  card: MemberCard | null
  onClose: () => void
}

/** Asks for the password: a way out of the wallet changes. */
export function RemoveCardDialog({ card, onClose }: RemoveCardDialogProps) {
  const t = useText()
  return (
    <Dialog
      open={card !== null}
      onClose={onClose}
      title={t(words.removeTitle)}
      closeLabel={t(words.close)}
      size="sm"
    >
      {card !== null && <RemoveForm card={card} onDone={onClose} />}
    </Dialog>
  )
}
