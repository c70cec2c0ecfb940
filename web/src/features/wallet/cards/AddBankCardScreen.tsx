import { groupBankCard } from '@xinghe/rules/wallet/bank-card.ts'
import { Field } from '@xinghe/ui/Field.tsx'
import { Input } from '@xinghe/ui/Input.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { AddCardPage } from './AddCardPage.tsx'
import { BankPicker } from './BankPicker.tsx'
import { bankNumberFault, holderFault } from './card-faults.ts'
import { CardFace } from './CardFace.tsx'
import { CardFormFrame } from './CardFormFrame.tsx'
import { HolderField } from './HolderField.tsx'
import { addCardText as words, cardText } from './messages.ts'
import { useAddCard } from './use-add-card.ts'
import type { Addable } from './use-cards.ts'

const notes = [words.noteName, words.noteSealed, words.noteOnce] as const
/** Nineteen digits and the gaps between their groups. */
const numberLength = 23
const branchLength = 60

function BankCardForm({ addable }: { addable: Addable }) {
  const t = useText()
  const adding = useAddCard({
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
  const left = addable.left.bank ?? 0
  return (
    <CardFormFrame
      adding={adding}
      left={left}
      leftText={t(cardText.left, { count: left })}
      notes={notes}
      preview={
        <CardFace
          kind="bank"
          issuer={issuer}
          title={addable.banks.find(({ code }) => code === issuer)?.name ?? t(words.bank)}
          subtitle={branch}
          number={number === '' ? '•••• •••• •••• ••••' : number}
          holder={holder === '' ? (addable.holder ?? t(words.holder)) : holder}
        />
      }
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
          name="number"
          icon="card"
          numeric
          inputMode="numeric"
          value={number}
          onValueChange={(typed) => form.change('number', groupBankCard(typed))}
          onBlur={() => form.leave('number')}
          maxLength={numberLength}
          placeholder={t(words.numberPlaceholder)}
          autoComplete="off"
        />
      </Field>
      <HolderField
        label={t(words.holder)}
        value={holder}
        onValueChange={(typed) => form.change('holder', typed)}
        onLeave={() => form.leave('holder')}
        error={form.error('holder')}
        bound={addable.holder}
      />
      <Field label={t(words.branch)} error={form.error('branch')}>
        <Input
          name="branch"
          value={branch}
          onValueChange={(typed) => form.change('branch', typed)}
          maxLength={branchLength}
          placeholder={t(words.branchPlaceholder)}
          autoComplete="off"
        />
      </Field>
    </CardFormFrame>
  )
}

/** Binds a bank card of the member's own. */
export function AddBankCardScreen() {
  const t = useText()
  return (
    <AddCardPage tab="bank" title={t(words.bankTitle)} line={t(words.bankLine)}>
      {(addable) => <BankCardForm addable={addable} />}
    </AddCardPage>
  )
}
