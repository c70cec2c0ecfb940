import { classNames } from '@xinghe/ui/class-names.ts'
import { useBrand } from '../../platform/site/edition.ts'
import { useSiteName } from '../words/use-site-name.ts'

/** The mark of the brand beside the site's name. */
export function Brand({ large = false }: { large?: boolean }) {
  const brand = useBrand()
  return (
    <span className="inline-flex items-center gap-2.5">
      <img
        src={`/brand/logo-${brand}.svg`}
        alt=""
        width={40}
        height={40}
        className={large ? 'size-14' : 'size-9 max-desk:size-8'}
      />
      <span
        className={classNames(
          'font-bold tracking-widest whitespace-nowrap',
          large ? 'text-28' : 'text-[1.375rem] leading-none max-desk:text-20',
        )}
      >
        {useSiteName()}
      </span>
    </span>
  )
}
