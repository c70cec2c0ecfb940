import { secondMs } from '@xinghe/rules/base/instant.ts'
import { bossHere, nextBossAt } from '@xinghe/rules/games/fishing/sea.ts'
import { useEffect, useState } from 'react'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { serverNow } from '../../../../platform/site/clock.ts'
import { fishingText as words } from '../words/messages.ts'

/** When the boss comes. It swims at the same times in every room. */
export function BossClock({ room }: { room: string }) {
  const t = useText()
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), secondMs)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.ceil((nextBossAt(now) - now) / secondMs)
  return (
    <p className="pointer-events-none absolute top-8 left-2 portrait:top-22 rounded-full bg-art-shade/75 px-3 py-1 text-12 text-art-ink/85">
      {t(words.room, { room })}
      <span className="ml-2 font-num">
        {bossHere(now) ? t(words.bossHere) : t(words.bossIn, { seconds })}
      </span>
    </p>
  )
}
