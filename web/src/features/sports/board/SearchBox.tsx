import {
  useDeferredValue,
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
} from 'react'
import { siteMinute } from '@xinghe/rules/base/instant.ts'
import { Input } from '@xinghe/ui/Input.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useResource } from '../book/use-resource.ts'
import { boardText as words } from '../words/messages.ts'
import { isTyping } from './is-typing.ts'
import { rememberSearch } from './recent-searches.ts'
import { RecentSearches } from './RecentSearches.tsx'

/** The key `/` leads here from everywhere on the screen. */
const useSearchKey = (focus: () => void): void => {
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent): void => {
      if (event.key !== '/' || isTyping(event.target)) return
      event.preventDefault()
      focus()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [focus])
}

type FoundProps = { text: string; onOpen: (matchId: string, byKey: boolean) => void }

function Found({ text, onOpen }: FoundProps) {
  const t = useText()
  const { data: matches, isPending } = useResource('search', { words: text })
  if (isPending) return null
  return (
    <div className="absolute inset-x-0 top-full z-20 mt-1 max-h-96 overflow-y-auto rounded-md border border-line bg-raised py-1 shadow-2">
      <p role="status" className="px-3 py-1.5 text-12 text-muted">
        {matches === undefined || matches.length === 0
          ? t(words.searchNone)
          : t(words.searchFound, { count: matches.length })}
      </p>
      {matches?.map(({ id, home, away, league, inPlay, startsAt }) => (
        <button
          key={id}
          type="button"
          // `detail` is 0 for a click by keyboard.
          onClick={({ detail }) => onOpen(id, detail === 0)}
          className="flex w-full flex-col px-3 py-1.5 text-left outline-offset-[-2px] hover:bg-brand-text/8"
        >
          <span className="text-13 text-ink">{t(words.versus, { home, away })}</span>
          <span className="flex justify-between gap-2 text-12 text-muted">
            <span className="truncate">{league}</span>
            <span className={inPlay ? 'text-rise' : 'font-num'}>
              {inPlay ? t(words.live) : siteMinute(startsAt).slice(5)}
            </span>
          </span>
        </button>
      ))}
    </div>
  )
}

type SearchBoxProps = {
  onOpen: (matchId: string) => void
  /** Opened by the member, so it takes the focus. */
  begins?: boolean | undefined
}

/** Teams and leagues by their names. */
export function SearchBox({ onOpen, begins = false }: SearchBoxProps) {
  const t = useText()
  const box = useRef<HTMLDivElement>(null)
  const [text, setText] = useState('')
  const [focused, setFocused] = useState(false)
  const asked = useDeferredValue(text.trim())
  const focus = (): void => box.current?.querySelector('input')?.focus()
  useSearchKey(focus)
  useEffect(() => {
    if (begins) box.current?.querySelector('input')?.focus()
  }, [begins])
  const open = (matchId: string, byKey: boolean): void => {
    rememberSearch(text.trim())
    setText('')
    onOpen(matchId)
    // The focused element is unmounted with the list: the focus moves here, except after a touch.
    if (byKey) focus()
    setFocused(false)
  }
  const choose = (search: string): void => {
    setText(search)
    focus()
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) setFocused(false)
  }
  const press = ({ key }: KeyboardEvent): void => {
    if (key === 'Enter' && asked !== '') rememberSearch(asked)
    if (key !== 'Escape') return
    setText('')
    setFocused(false)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- whether the focus is inside
    <div
      ref={box}
      role="search"
      className="relative"
      onFocus={() => setFocused(true)}
      onBlur={leave}
    >
      <Input
        onKeyDown={press}
        value={text}
        onValueChange={setText}
        icon="search"
        maxLength={30}
        aria-label={t(words.search)}
        aria-keyshortcuts="/"
        placeholder={t(words.search)}
        title={t(words.searchHint)}
        clearLabel={t(words.clear)}
      />
      {asked !== '' && <Found text={asked} onOpen={open} />}
      {text === '' && focused && <RecentSearches onChoose={choose} onForget={focus} />}
    </div>
  )
}
