import type { LotteryCode } from '@xinghe/rules/games/lottery/lottery.ts'
import { Link } from 'react-router'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { pathOf } from '../../../../platform/navigation/route-paths.ts'
import { lotteryText as words } from '../words/messages.ts'

interface FairLinkProps {
  lottery: LotteryCode
  draw: { readonly number: number; readonly name: string }
}

/** To the page that computes the draw anew. */
export function FairLink({ lottery, draw }: FairLinkProps) {
  const t = useText()
  return (
    <Link
      to={`${pathOf('pgGame')}?fair=${lottery}:${draw.number}`}
      target="_blank"
      rel="noopener"
      aria-label={t(words.fairOf, { name: draw.name })}
      className="text-13 whitespace-nowrap text-brand-text underline-offset-4 hover:underline"
    >
      {t(words.fairLinkText)}
    </Link>
  )
}
