import { useEffect, useState } from 'react'
import { Button } from '@xinghe/ui/Button.tsx'
import { Spinner } from '@xinghe/ui/Spinner.tsx'
import { useText } from '../../platform/i18n/use-text.ts'
import { Brand } from '../navigation/Brand.tsx'
import { stateText } from './messages.ts'

const patienceMs = 15_000

/** Opens in the new window at the click, and is replaced by the game once its address is known. */
export function LoadingScreen() {
  const t = useText()
  const [long, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), patienceMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="flex min-h-dvh flex-col items-center justify-center gap-6 bg-page px-6 text-center">
      <Brand large />
      <Spinner className="size-9 text-brand-text" />
      <div role="status">
        <h1 className="text-16 font-semibold">{t(stateText.openingGame)}</h1>
        <p className="mt-1 text-14 text-muted">
          {t(long ? stateText.openingLong : stateText.openingLine)}
        </p>
      </div>
      {long && (
        <Button variant="secondary" onClick={() => window.close()}>
          {t(stateText.closeWindow)}
        </Button>
      )}
    </div>
  )
}
