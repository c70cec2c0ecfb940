import { useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { ErrorState } from '@xinghe/ui/ErrorState.tsx'
import { Input } from '@xinghe/ui/Input.tsx'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { helpText } from '../help-messages.ts'
import { findInHelp } from './find-in-help.ts'
import { pathOfSection, SearchResults } from './SearchResults.tsx'
import { useHelpSections } from './use-help-sections.ts'

const longestQuery = 40

type HelpSearchProps = {
  /** Shown while nothing is searched. */
  children: ReactNode
  /** A result was followed. */
  onFollow?: () => void
}

/** Searches all help pages; the results stand in place of the children. */
export function HelpSearch({ children, onFollow }: HelpSearchProps) {
  const t = useText()
  const navigate = useNavigate()
  const root = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useState('')
  const [wanted, setWanted] = useState(false)
  const { sections, failed, retry } = useHelpSections(wanted || query !== '')
  const asked = query.trim() !== ''
  const results = useMemo(
    () => (asked && sections !== null ? findInHelp(sections, query) : []),
    [asked, sections, query],
  )

  const follow = (): void => {
    setQuery('')
    onFollow?.()
  }
  const openFirst = (): void => {
    const [first] = results
    if (first === undefined) return
    follow()
    void navigate(pathOfSection(first.section))
  }
  /** The arrows walk from the field through the results and back. */
  const move = (event: KeyboardEvent<HTMLDivElement>): void => {
    const stops = Array.from(
      root.current?.querySelectorAll<HTMLElement>('input, a[data-result]') ?? [],
    )
    const at = stops.indexOf(document.activeElement as HTMLElement)
    if (event.key === 'Escape' && query !== '') {
      // Only the search ends, not the drawer around it.
      event.preventDefault()
      event.stopPropagation()
      setQuery('')
      stops[0]?.focus()
    } else if (event.key === 'Enter' && at === 0 && !event.nativeEvent.isComposing) {
      // Else the press goes on to the button that gets the focus when a drawer closes.
      event.preventDefault()
      openFirst()
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const next = stops[at + (event.key === 'ArrowDown' ? 1 : -1)]
      if (at < 0 || next === undefined) return
      event.preventDefault()
      next.focus()
    }
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrows of the field and links inside
    <div ref={root} onKeyDown={move}>
      <search>
        <Input
          type="search"
          icon="search"
          value={query}
          onValueChange={setQuery}
          onFocus={() => setWanted(true)}
          maxLength={longestQuery}
          placeholder={t(helpText.searchHint)}
          aria-label={t(helpText.search)}
          clearLabel={t(helpText.clear)}
          className="[&_input::-webkit-search-cancel-button]:hidden"
        />
      </search>
      <p role="status" className="sr-only">
        {asked && sections !== null
          ? t(results.length === 0 ? helpText.none : helpText.found, { count: results.length })
          : ''}
      </p>
      <div className="mt-6">{asked ? shown() : children}</div>
    </div>
  )

  function shown(): ReactNode {
    if (failed)
      return (
        <ErrorState
          title={t(helpText.searchFault)}
          text={t(helpText.searchFaultLine)}
          retryLabel={t(helpText.retry)}
          onRetry={retry}
        />
      )
    if (sections === null)
      return (
        <div aria-busy className="space-y-4">
          {['w-2/3', 'w-full', 'w-1/2', 'w-11/12'].map((width) => (
            <Skeleton key={width} className={`h-5 ${width}`} />
          ))}
        </div>
      )
    return <SearchResults results={results} onFollow={follow} />
  }
}
