import { useEffect } from 'react'
import { Button } from '@xinghe/ui/Button.tsx'
import { EmptyState } from '@xinghe/ui/EmptyState.tsx'
import { useText } from '../../platform/i18n/use-text.ts'
import { enterBook } from './book/enter-again.ts'
import { bookText as words } from './messages.ts'

/** The page was opened without a launch, as by its address: it launches by itself, once. */
export function Entrance() {
  const t = useText()
  useEffect(() => enterBook(), [])
  return (
    <EmptyState
      icon="sport"
      title={t(words.entering)}
      text={t(words.enterLine)}
      action={<Button onClick={enterBook}>{t(words.enter)}</Button>}
    />
  )
}
