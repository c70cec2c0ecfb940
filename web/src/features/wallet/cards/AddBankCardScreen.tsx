import { groupBankCard } from '@xinghe/rules/wallet/bank-card.ts'
import { Field } from '@xinghe/ui/Field.tsx'
import { Input } from '@xinghe/ui/Input.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { AddCardPage } from './AddCardPage.tsx'
import { BankPicker } from './BankPicker.tsx'
import { bankNumberFault, holderFault } from './card-faults.ts'
import { CardFormFrame } from './CardFormFrame.tsx'
import { HolderField } from './HolderField.tsx'
import { addCardText as words } from './messages.ts'
import type { AddCardScreenProps } from './new-card-code.ts'
import { useAddCard } from './use-add-card.ts'
import type { Addable } from './use-cards.ts'

const notes = [words.noteName, words.noteSealed, words.noteOnce] as const
/** Nineteen digits and the gaps between their groups. */
const numberLength = 23
const branchLength = 60

function BankCardForm({ addable, Code }: AddCardScreenProps & { addable: Addable }) {
  const t = useText()
  const adding = useAddCard(addable, {
    empty: { issuer: '', number: '', holder: '', branch: '' },
    check: ({ issuer, number, holder }) => ({
      issuer: issuer === '' ? words.bankEmpty : undefined,
      number: bankNumberFault(number),
      holder: holderFault(holder),
    }),
    places: {
      'card-number-shape': 'number',
      'card-taken': 'number',
      'card-holder-differs': 'holder',
    },
    cardOf: ({ issuer, number, holder, branch }) => ({
      kind: 'bank',
      issuer,
      number,
      holder,
      branch,
    }),
  })
  const { form } = adding
  const { issuer, number, holder, branch } = form.values
  return (
    <CardFormFrame
      adding={adding}
      Code={Code}
      phone={addable.phone ?? ''}
      left={addable.left.bank ?? 0}
      notes={notes}
      face={{
        kind: 'bank',
        issuer,
        title: addable.banks.find(({ code }) => code === issuer)?.name ?? t(words.bank),
        subtitle: branch,
        number: number === '' ? '**** **** **** ****' : number,
        holder: holder === '' ? (addable.holder ?? t(words.holder)) : holder,
      }}
    >
      <Field label={t(words.bank)} error={form.error('issuer')}>
        <BankPicker
          name="issuer"
          banks={addable.banks}
          value={issuer}
          onValueChange={(code) => form.change('issuer', code)}
        />
      </Field>
      <Field label={t(words.number)} error={form.error('number')}>
        <Input
          {...form.input('number', groupBankCard)}
          icon="card"
          numeric
          inputMode="numeric"
          maxLength={numberLength}
          placeholder={t(words.numberPlaceholder)}
          autoComplete="off"
        />
      </Field>
      <HolderField label={t(words.holder)} form={form} bound={addable.holder} />
      <Field label={t(words.branch)} error={form.error('branch')}>
        <Input
          {...form.input('branch')}
          maxLength={branchLength}
          placeholder={t(words.branchPlaceholder)}
          autoComplete="off"
        />
      </Field>
    </CardFormFrame>
  )
}

/** Binds a bank card of the member's own. */
export function AddBankCardScreen({ Code }: AddCardScreenProps) {
  return (
    <AddCardPage tab="bank">
      {(addable) => <BankCardForm addable={addable} Code={Code} />}
    </AddCardPage>
  )
}
