import { Suspense } from 'react'
import { useEvent } from '../../platform/bus/events.ts'
import { showLoginPrompt, useDialogs } from '../../platform/feedback/dialogs.ts'
import { latePart } from '../../platform/network/late-part.ts'

const DialogStack = latePart(() => import('./DialogStack.tsx'), 'DialogStack')

/** Renders the dialog stack once a dialog is open; loading toasts belong to the toast host. */
export function DialogHost() {
  const needed = useDialogs().some((entry) => entry.kind !== 'loading')
  useEvent('show_login_tips', showLoginPrompt)
  if (!needed) return null
  return (
    <Suspense fallback={null}>
      <DialogStack />
    </Suspense>
  )
}
