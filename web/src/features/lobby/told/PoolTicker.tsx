import { classNames } from '@xinghe/ui/class-names.ts'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { toldText as words } from './messages.ts'
import { RollingAmount } from './RollingAmount.tsx'
import { usePools } from './use-told.ts'

const order = ['grand', 'major', 'mini'] as const

/** The first pool is the greatest. */
const sizes = {
  row: '*:text-20 *:first:text-28 max-desk:*:text-14 max-desk:*:first:text-16',
  large:
    'flex-wrap *:basis-36 *:text-28 *:first:basis-full *:first:text-40 max-desk:*:text-20 max-desk:*:first:text-28',
}

/** The jackpot pools over a picture, in a row or large; nothing where there are none. */
export function PoolTicker({ large = false }: { large?: boolean }) {
  const t = useText()
  const pools = usePools()
  if (pools.isError || pools.data?.length === 0) return null
  return (
    <dl
      aria-label={t(words.pools)}
      className={classNames(
        'flex items-stretch gap-3 text-art-ink max-desk:gap-2',
        large ? sizes.large : sizes.row,
      )}
    >
      {order.map((code) => {
        const pool = pools.data?.find((one) => one.code === code)
        return (
          <div
            key={code}
            className="flex min-w-36 grow flex-col justify-between rounded-md border border-art-ink/15 bg-art-shade/75 px-4 py-3 backdrop-blur-sm max-desk:min-w-0 max-desk:px-2.5 max-desk:py-2"
          >
            <dt className="text-12 text-art-ink/80">{t(words[code])}</dt>
            <dd className="mt-0.5 font-num font-bold text-art-gold tabular-nums">
              {pool === undefined ? (
                <Skeleton className="h-7 w-28" />
              ) : (
                <>
                  <span aria-hidden className="mr-0.5 text-[0.7em]">
                    ¥
                  </span>
                  <RollingAmount amount={pool.amount} />
                </>
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
