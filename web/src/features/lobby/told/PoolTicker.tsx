import { classNames } from '@xinghe/ui/class-names.ts'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { toldText as words } from './messages.ts'
import { RollingAmount } from './RollingAmount.tsx'
import { usePools } from './use-told.ts'

const order = ['grand', 'major', 'mini'] as const

/** The jackpot pools over a picture; nothing where there are none. */
export function PoolTicker({ className }: { className?: string | undefined }) {
  const t = useText()
  const pools = usePools()
  if (pools.isError || pools.data?.length === 0) return null
  return (
    <dl
      aria-label={t(words.pools)}
      className={classNames('flex items-stretch gap-3 text-art-ink max-desk:gap-2', className)}
    >
      {order.map((code) => {
        const pool = pools.data?.find((one) => one.code === code)
        return (
          <div
            key={code}
            className="min-w-36 grow rounded-md border border-art-ink/15 bg-art-shade/75 px-4 py-3 backdrop-blur-sm max-desk:min-w-0 max-desk:px-2.5 max-desk:py-2"
          >
            <dt className="text-12 text-art-ink/80">{t(words[code])}</dt>
            <dd
              className={classNames(
                'mt-0.5 font-num font-bold text-gold tabular-nums',
                code === 'grand' ? 'text-28 max-desk:text-16' : 'text-20 max-desk:text-14',
              )}
            >
              {pool === undefined ? (
                <Skeleton className="h-7 w-28" />
              ) : (
                <RollingAmount amount={pool.amount} />
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
