import { useEffect, useState } from 'react'
import { allBalance, totalCategory } from '@xinghe/contract/lobby-venues.ts'
import { sportsEnName } from '@xinghe/contract/sports.ts'
import { secondMs } from '@xinghe/rules/base/instant.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { EmptyState } from '@xinghe/ui/EmptyState.tsx'
import { refreshCall, useCall } from '../../platform/api/use-call.ts'
import { useLanguage } from '../../platform/i18n/language.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { enterBook } from './book/enter-again.ts'
import { BookSkeleton } from './BookSkeleton.tsx'
import { bookText as words } from './words/messages.ts'

/** A launch that takes longer may have failed: the member can press. */
const launchMs = 5 * secondMs

const useSlowLaunch = (): boolean => {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), launchMs)
    return () => clearTimeout(timer)
  }, [])
  return slow
}

/** The page was opened by its address, without a launch: it launches itself, once. */
export function Entrance({ phone, wide }: { phone: boolean; wide: boolean }) {
  const t = useText()
  const slow = useSlowLaunch()
  const asked = { category: totalCategory, language: useLanguage() }
  const { data: wallets } = useCall(allBalance, asked)
  useEffect(() => enterBook(), [])
  const venue = wallets?.venues.find(({ enName }) => enName === sportsEnName)
  if (venue?.state === 'maintenance') {
    const enter = (): void => {
      void refreshCall(allBalance, asked)
      enterBook()
    }
    return (
      <EmptyState
        icon="lock"
        title={t(words.closed)}
        text={t(words.closedLine)}
        action={<Button onClick={enter}>{t(words.enterAgain)}</Button>}
      />
    )
  }
  if (!slow) return <BookSkeleton phone={phone} wide={wide} label={t(words.entering)} />
  return (
    <EmptyState
      icon="sport"
      title={t(words.entering)}
      text={t(words.enterLine)}
      action={<Button onClick={enterBook}>{t(words.enter)}</Button>}
    />
  )
}
