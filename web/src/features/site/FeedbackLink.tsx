import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { pathOf } from '../../platform/navigation/route-paths.ts'
import { rememberWantedPage } from '../../platform/navigation/wanted-page.ts'
import { isLoggedIn } from '../../platform/session/session.ts'

type FeedbackLinkProps = {
  to: 'feedback' | 'feedbackList'
  className: string
  children: ReactNode
  onFollow?: () => void
}

/** Leads a member to feedback; a visitor is asked to log in and comes there afterwards. */
export function FeedbackLink({ to, className, children, onFollow }: FeedbackLinkProps) {
  const path = pathOf(to)
  return (
    <Link
      to={path}
      className={className}
      onClick={(event) => {
        onFollow?.()
        if (isLoggedIn({ prompt: true })) return
        event.preventDefault()
        rememberWantedPage(path)
      }}
    >
      {children}
    </Link>
  )
}
