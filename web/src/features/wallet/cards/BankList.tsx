import { useEffect, useId, useState, type KeyboardEvent, type RefObject } from 'react'
import { classNames } from '@xinghe/ui/class-names.ts'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { Input } from '@xinghe/ui/Input.tsx'
import { rovingIndex } from '@xinghe/ui/roving-focus.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { cardGround } from './card-art.ts'
import { addCardText as words } from './messages.ts'
import { searchBanks, type Bank } from './search-banks.ts'

interface BankListProps {
  search: RefObject<HTMLInputElement | null>
  banks: readonly Bank[]
  value: string
  onChoose: (code: string) => void
}

/** Search and list as one: the arrows move through the list while the search keeps the focus. */
export function BankList({ search, banks, value, onChoose }: BankListProps) {
  const t = useText()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const found = searchBanks(banks, typed)
  const at = Math.min(active, found.length - 1)
  const current = found[at]
  const currentId = current && `${id}-${current.code}`

  useEffect(() => {
    if (currentId !== undefined)
      document.querySelector(`[id="${currentId}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [currentId])

  const choose = (code: string) => {
    setTyped('')
    setActive(0)
    onChoose(code)
  }

  const key = (event: KeyboardEvent<HTMLInputElement>) => {
    // A press of Enter that ends the composition of a word chooses nothing.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      if (current) choose(current.code)
      return
    }
    // Home and End belong to the text that is typed.
    if (event.key === 'Home' || event.key === 'End') return
    const next = rovingIndex(event.key, 'vertical', at, found.length)
    if (next === undefined) return
    event.preventDefault()
    setActive(next)
  }

  return (
    <div className="flex h-80 flex-col">
      <div className="border-b border-line p-2">
        <Input
          ref={search}
          icon="search"
          value={typed}
          onValueChange={(text) => {
            setTyped(text)
            setActive(0)
          }}
          onKeyDown={key}
          role="combobox"
          aria-label={t(words.bankSearch)}
          aria-expanded={found.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={currentId}
          placeholder={t(words.bankSearch)}
          autoComplete="off"
          maxLength={20}
        />
      </div>
      <p role="status" className="text-center text-13 text-muted not-empty:p-4">
        {found.length === 0 && t(words.bankNone)}
      </p>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={t(words.bankList)}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain not-empty:p-1.5"
      >
        {found.map(({ code, name }, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the search field has the keys
          <div
            key={code}
            id={`${id}-${code}`}
            role="option"
            tabIndex={-1}
            aria-selected={code === value}
            onClick={() => choose(code)}
            onPointerMove={() => setActive(index)}
            className={classNames(
              'flex h-10 cursor-pointer items-center gap-3 rounded-sm px-2.5 text-14 max-desk:h-11',
              index === at && 'bg-ink/6',
              code === value && 'font-medium',
            )}
          >
            <span
              aria-hidden
              className="h-5 w-8 rounded-sm"
              style={{ backgroundImage: cardGround({ kind: 'bank', issuer: code }) }}
            />
            <span className="flex-1 truncate">{name}</span>
            <Icon
              name="check"
              className={classNames('size-4 text-brand-text', code !== value && 'invisible')}
            />
          </div>
        ))}
      </div>
    </div>
  )
}
