import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { changeListView, readListView, type ListView } from './list-view.ts'

/** The view that the address holds, and the way to change it. */
export const useListView = () => {
  const [search, setSearch] = useSearchParams()
  const view = readListView(search)
  // The address is shown a little later than it is written: a second change builds on the first.
  const wanted = useRef(view)
  useEffect(() => {
    wanted.current = readListView(search)
  }, [search])
  const change = (wish: Partial<ListView>): void => {
    const address = changeListView(wanted.current, wish)
    wanted.current = readListView(new URLSearchParams(address))
    setSearch(address, { replace: true })
  }
  return { view, change }
}
