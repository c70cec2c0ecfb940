import {
  useEffect,
  useId,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import { Input } from './Input.tsx'
import { rovingIndex } from './roving-index.ts'

export type ComboboxOption = {
  /** Unique in the list. */
  readonly value: string
}

export type ComboboxListProps<Option extends ComboboxOption> = {
  /** The options that match the typed text. */
  find: (typed: string) => readonly Option[]
  value: string
  onChoose: (option: Option) => void
  renderOption: (option: Option, active: boolean) => ReactNode
  searchLabel: string
  listLabel: string
  /** Shown when no option matches; empty while the options load. */
  noneText: string
  /** Replaces the options while they load or after a failure. */
  status?: ReactNode
}

const searchMax = 20

/** The arrow keys move through the list while the search field keeps the focus. */
export function ComboboxList<Option extends ComboboxOption>({
  search,
  find,
  value,
  onChoose,
  renderOption,
  searchLabel,
  listLabel,
  noneText,
  status,
}: ComboboxListProps<Option> & { search: RefObject<HTMLInputElement | null> }) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const found = find(typed)
  const at = Math.min(active, found.length - 1)
  const current = found[at]
  const currentId = current && `${id}-${current.value}`

  useEffect(() => {
    if (currentId !== undefined)
      document.querySelector(`[id="${currentId}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [currentId])

  const choose = (option: Option) => {
    setTyped('')
    setActive(0)
    onChoose(option)
  }

  const key = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter during IME composition chooses nothing.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      if (current) choose(current)
      return
    }
    // Home and End belong to the search field.
    if (event.key === 'Home' || event.key === 'End') return
    const next = rovingIndex(event.key, 'vertical', at, found.length)
    if (next === undefined) return
    event.preventDefault()
    setActive(next)
  }

  return (
    // Fixed height: the panel is placed before the list is loaded.
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
          aria-label={searchLabel}
          aria-expanded={found.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={currentId}
          placeholder={searchLabel}
          autoComplete="off"
          maxLength={searchMax}
        />
      </div>
      {status}
      <p role="status" className="text-center text-13 text-muted not-empty:p-4">
        {found.length === 0 && noneText}
      </p>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={listLabel}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain not-empty:p-1.5"
      >
        {found.map((option, index) => {
          const chosen = option.value === value
          return (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the search field has the keys
            <div
              key={option.value}
              id={`${id}-${option.value}`}
              role="option"
              tabIndex={-1}
              aria-selected={chosen}
              onClick={() => choose(option)}
              onPointerMove={() => setActive(index)}
              className={classNames(
                'flex h-10 cursor-pointer items-center gap-3 rounded-sm px-2.5 text-14 max-desk:h-11',
                index === at && 'bg-ink/6',
                chosen && 'font-medium',
              )}
            >
              {renderOption(option, index === at)}
              <Icon
                name="check"
                className={classNames('size-4 text-brand-text', !chosen && 'invisible')}
              />
            </div>
          )
        })}
      </div>
    </div>
  )
}
