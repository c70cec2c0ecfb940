import { classNames } from '@xinghe/ui/class-names.ts'
import { Combobox } from '@xinghe/ui/Combobox.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { cardGround } from './card-art.ts'
import { addCardText as words } from './messages.ts'
import { searchBanks, type Bank } from './search-banks.ts'

interface BankPickerProps {
  name: string
  banks: readonly Bank[]
  value: string
  onValueChange: (code: string) => void
}

/** The bank of a card; pressed, a list that can be searched. Stands inside a Field. */
export function BankPicker({ name, banks, value, onValueChange }: BankPickerProps) {
  const t = useText()
  const chosen = banks.find(({ code }) => code === value)
  return (
    <Combobox
      label={t(words.bank)}
      button={{ name }}
      find={(typed) => searchBanks(banks, typed).map((bank) => ({ ...bank, value: bank.code }))}
      value={value}
      onChoose={({ code }) => onValueChange(code)}
      renderOption={({ code, name: title }) => (
        <>
          <span
            aria-hidden
            className="h-5 w-8 rounded-sm"
            style={{ backgroundImage: cardGround({ kind: 'bank', issuer: code }) }}
          />
          <span className="flex-1 truncate">{title}</span>
        </>
      )}
      searchLabel={t(words.bankSearch)}
      listLabel={t(words.bankList)}
      noneText={t(words.bankNone)}
    >
      <span className={classNames('truncate', chosen === undefined && 'text-muted')}>
        {chosen?.name ?? t(words.bankPlaceholder)}
      </span>
    </Combobox>
  )
}
