import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import { emit } from '../../platform/bus/events.ts'
import { rememberWantedPage } from '../../platform/navigation/wanted-page.ts'
import { isLoggedIn } from '../../platform/session/session.ts'
import type { ShownEntry } from './navigation.ts'

type EntryLinkProps = Omit<ComponentProps<typeof Link>, 'to' | 'children'> & {
  entry: Pick<ShownEntry, 'path' | 'loginNeeded'>
  /** A page behind the entry, in place of its own. */
  to?: string
  children: ReactNode
  onFollow?: () => void
}

/** Opens a navigation entry: a page, a page after the login prompt, or customer service. */
export function EntryLink({ entry, to, children, onFollow, className, ...rest }: EntryLinkProps) {
  const path = to ?? entry.path
  if (path === null) {
    return (
      <button
        type="button"
        className={className}
        onClick={() => {
          onFollow?.()
          emit('support_asked')
        }}
      >
        {children}
      </button>
    )
  }
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onFollow?.()
    if (!entry.loginNeeded || isLoggedIn({ prompt: true })) return
    event.preventDefault()
    rememberWantedPage(path)
  }
  return (
    <Link {...rest} to={path} onClick={follow} className={className}>
      {children}
    </Link>
  )
}
