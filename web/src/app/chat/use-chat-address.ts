import { useSearchParams } from 'react-router'

/** The room in the address, as `?chat=`. */
export const useChatAddress = () => {
  const [search, setSearch] = useSearchParams()
  return {
    open: (rid: string): void =>
      setSearch((now) => {
        const next = new URLSearchParams(now)
        next.set('chat', rid)
        return next
      }),
    close: (): void => {
      const next = new URLSearchParams(search)
      next.delete('chat')
      setSearch(next, { replace: true })
    },
  }
}
