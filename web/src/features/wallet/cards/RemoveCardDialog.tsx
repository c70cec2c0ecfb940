import { removeCard } from '@xinghe/contract/wallet-cards.ts'
import { Dialog } from '@xinghe/ui/Dialog.tsx'
import { Field } from '@xinghe/ui/Field.tsx'
import { FormFrame } from '@xinghe/ui/FormFrame.tsx'
import { DigitCells } from '@xinghe/ui/DigitCells.tsx'
import { useState } from 'react'
import { md5Hex } from '../../../platform/transport/md5-hex.ts'
import { keepIdInTab } from '../../../platform/api/request-keeper.ts'
import { showToast } from '../../../platform/feedback/dialogs.ts'
import { useForm } from '../../../platform/form/use-form.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useSwitches } from '../../../platform/site/pre-info.ts'
import { partsText } from '../parts/messages.ts'
import { passwordFault, passwordPlaces } from '../parts/withdrawal-password.ts'
import { cardText as words } from './messages.ts'
import { refreshCards, type MemberCard } from './use-cards.ts'

function RemoveForm({ card, onDone }: { card: MemberCard; onDone: () => void }) {
  const t = useText()
  const passwordNeeded = useSwitches().withdrawPasswordEnable === 1
  const [keeper] = useState(() => keepIdInTab(removeCard, ({ id }) => id))
  const form = useForm({
    empty: { password: '' },
    check: ({ password }) => ({ password: passwordNeeded ? passwordFault(password) : undefined }),
    places: passwordPlaces('password'),
    secret: 'password',
  })

  const remove = (): void =>
    void form.submit(async (write) => {
      const password = passwordNeeded ? { password: await md5Hex(form.values.password) } : {}
      await write(removeCard, { id: card.id, ...password }, keeper)
      showToast(t(words.removed), { tone: 'success' })
      onDone()
      await refreshCards()
    })
  return (
    <FormFrame form={form} submitText={t(words.removeSure)} variant="danger" onSubmit={remove}>
      <p className="rounded-md bg-ink/4 px-4 py-3 text-center">
        <span className="block text-14">{card.label || card.issuerName}</span>
        <span className="block font-num text-20 font-bold">{card.number}</span>
      </p>
      <p className="text-13 text-muted">{t(words.removeLine)}</p>
      {passwordNeeded && (
        <Field label={t(partsText.password)} error={form.error('password')}>
          <DigitCells secret {...form.input('password')} />
        </Field>
      )}
    </FormFrame>
  )
}

interface RemoveCardDialogProps {
  card: MemberCard | null
  onClose: () => void
}

/** Removing a payout account needs the withdrawal password. */
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
