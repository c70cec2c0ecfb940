import { Input } from '@xinghe/ui/Input.tsx'
import { useEffect, useEffectEvent, useState } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { keywordMost } from './list-view.ts'
import { listText as words } from './messages.ts'

const settleMs = 250

type SearchBoxProps = { value: string; onSearch: (keyword: string) => void }

/** Searches when the typing rests; Enter does not wait. */
export function SearchBox({ value, onSearch }: SearchBoxProps) {
  const t = useText()
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  if (known !== value) {
    // The address was changed from elsewhere: back, or a cleared search.
    setKnown(value)
    if (typed.trim() !== value) setTyped(value)
  }
  const search = useEffectEvent((keyword: string) => {
    if (keyword !== value) onSearch(keyword)
  })
  useEffect(() => {
    const timer = setTimeout(() => search(typed.trim()), settleMs)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <form
      role="search"
      className="w-72 max-desk:w-full"
      onSubmit={(event) => {
        event.preventDefault()
        if (typed.trim() !== value) onSearch(typed.trim())
      }}
    >
      <Input
        type="text"
        enterKeyHint="search"
        icon="search"
        aria-label={t(words.search)}
        placeholder={t(words.searchHint)}
        maxLength={keywordMost}
        value={typed}
        onValueChange={(text) => {
          setTyped(text)
          if (text === '' && value !== '') onSearch('')
        }}
        clearLabel={t(words.clear)}
      />
    </form>
  )
}
