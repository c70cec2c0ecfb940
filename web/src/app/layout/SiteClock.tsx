import { useEffect, useState } from 'react'
import { useText } from '../../platform/i18n/use-text.ts'
import { serverNow } from '../../platform/site/pre-info.ts'
import { shellText } from '../words/messages.ts'
import { siteTimeText } from '../words/site-time.ts'

/** The site's time, corrected by the server, whatever the member's clock says. */
export function SiteClock() {
  const t = useText()
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return (
    <span
      role="timer"
      aria-label={t(shellText.clock)}
      className="flex items-center gap-1.5 font-num"
    >
      {siteTimeText(now)}
      <span className="text-muted">{shellText.zone}</span>
    </span>
  )
}
