import { siteMinute } from '@xinghe/rules/base/instant.ts'
import { fenToCny } from '@xinghe/rules/base/money.ts'
import { verifyDraw } from '@xinghe/rules/promotions/draw-gift.ts'
import type { TermsOf } from '@xinghe/rules/promotions/terms.ts'
import { classNames } from '@xinghe/ui/class-names.ts'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import type { Mine } from '../frame/use-activity.ts'
import { drawGiftText as words } from './messages.ts'

type Draw = NonNullable<Mine['draws']>['past'][number]

interface PastDrawsProps {
  prizes: TermsOf<'drawGift'>['prizes']
  past: readonly Draw[]
}

function Proof({ prizes, draw }: { prizes: PastDrawsProps['prizes']; draw: Draw }) {
  const t = useText()
  const { isCommitted, isRight } = verifyDraw(prizes, draw)
  const isVerified = isCommitted && isRight && prizes[draw.prize]?.amount === draw.amount
  const facts = [
    { name: words.commit, value: draw.commit },
    { name: words.serverSeed, value: draw.serverSeed },
    { name: words.clientSeed, value: draw.clientSeed },
    { name: words.value, value: String(draw.value) },
  ]
  return (
    <div className="mt-3 space-y-2">
      <p
        role="status"
        className={classNames(
          'flex items-center gap-2 text-13 font-medium',
          isVerified ? 'text-success' : 'text-danger',
        )}
      >
        <Icon name={isVerified ? 'success' : 'error'} className="size-4" />
        {t(isVerified ? words.verified : words.wrong)}
      </p>
      <dl className="space-y-1.5">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt className="text-12 text-muted">{t(name)}</dt>
            <dd className="font-mono text-12 break-all">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** Draws of the member, each computed again in the browser when it is opened. */
export function PastDraws({ prizes, past }: PastDrawsProps) {
  const t = useText()
  if (past.length === 0) return <p className="text-13 text-muted">{t(words.noPast)}</p>
  return (
    <ul className="divide-y divide-line">
      {past.map((draw) => (
        <li key={draw.nonce} className="py-2.5 first:pt-0 last:pb-0">
          <details>
            <summary className="flex cursor-pointer items-baseline justify-between gap-3 text-14">
              <span className="font-num text-muted">
                {t(words.nonce, { nonce: draw.nonce + 1 })} · {siteMinute(draw.at)}
              </span>
              <span className="font-num font-bold text-gold-text">{fenToCny(draw.amount)}</span>
            </summary>
            <Proof prizes={prizes} draw={draw} />
          </details>
        </li>
      ))}
    </ul>
  )
}
