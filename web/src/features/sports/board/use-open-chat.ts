import { useSearchParams } from 'react-router'

/** Opens the hall of the chat over the page: the app shows the room of `?chat=`. */
export const useOpenChat = (): (() => void) => {
  const [, setSearch] = useSearchParams()
  return () =>
    setSearch((now) => {
      const next = new URLSearchParams(now)
      next.set('chat', 'hall')
      return next
    })
}
