import { Suspense } from 'react'
import { useEvent } from '../platform/bus/events.ts'
import { showLoginPrompt, useDialogs } from '../platform/feedback/dialogs.ts'
import { latePart } from '../platform/network/late-part.ts'

const DialogStack = latePart(() => import('./dialogs/DialogStack.tsx'), 'DialogStack')

/** Draws the dialog stack once there is one; loading toasts are the toast host's. */
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
