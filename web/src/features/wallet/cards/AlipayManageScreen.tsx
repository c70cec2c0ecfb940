import { alipayMax } from '@xinghe/rules/wallet/alipay-account.ts'
import { Field } from '@xinghe/ui/Field.tsx'
import { Input } from '@xinghe/ui/Input.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { AddCardPage } from './AddCardPage.tsx'
import { alipayFault, holderFault } from './card-faults.ts'
import { CardFormFrame } from './CardFormFrame.tsx'
import { HolderField } from './HolderField.tsx'
import { addCardText as words, cardText } from './messages.ts'
import type { AddCardScreenProps } from './new-card-code.ts'
import { useAddCard } from './use-add-card.ts'
import type { Addable } from './use-cards.ts'

const notes = [words.noteName, words.noteSealed, words.noteOnce] as const

function AlipayForm({ addable, Code }: AddCardScreenProps & { addable: Addable }) {
  const t = useText()
  const adding = useAddCard(addable, {
    empty: { number: '', holder: '' },
    check: ({ number, holder }) => ({ number: alipayFault(number), holder: holderFault(holder) }),
    places: { 'alipay-shape': 'number', 'card-taken': 'number', 'card-holder-differs': 'holder' },
    cardOf: ({ number, holder }) => ({ kind: 'alipay', number, holder }),
  })
  const { form } = adding
  const { number, holder } = form.values
  return (
    <CardFormFrame
      adding={adding}
      Code={Code}
      phone={addable.phone ?? ''}
      left={addable.left.alipay ?? 0}
      notes={notes}
      face={{
        kind: 'alipay',
        issuer: '',
        title: t(cardText.alipay),
        number: number === '' ? t(words.accountPlaceholder) : number,
        holder: holder === '' ? (addable.holder ?? t(words.alipayHolder)) : holder,
      }}
    >
      <Field label={t(words.account)} error={form.error('number')}>
        <Input
          {...form.input('number')}
          icon="phone"
          maxLength={alipayMax}
          placeholder={t(words.accountPlaceholder)}
          autoComplete="off"
          autoCapitalize="off"
        />
      </Field>
      <HolderField label={t(words.alipayHolder)} form={form} bound={addable.holder} />
    </CardFormFrame>
  )
}

/** Binds an Alipay account of the member's own. */
export function AlipayManageScreen({ Code }: AddCardScreenProps) {
  return (
    <AddCardPage tab="alipay">
      {(addable) => <AlipayForm addable={addable} Code={Code} />}
    </AddCardPage>
  )
}
