import { classNames } from '@xinghe/ui/class-names.ts'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { listText as words } from './messages.ts'
import { useFavourite } from './use-favourite.ts'

type FavouriteStarProps = { gameCode: string; name: string; inAccount: boolean }

/** Over the picture, so it has a ground of its own in both editions. */
export function FavouriteStar({ gameCode, name, inAccount }: FavouriteStarProps) {
  const t = useText()
  const { isFavourite, busy, toggle } = useFavourite(gameCode, inAccount)
  return (
    <button
      type="button"
      aria-pressed={isFavourite}
      aria-busy={busy}
      aria-label={t(isFavourite ? words.removeFavourite : words.addFavourite, { name })}
      onClick={toggle}
      className={classNames(
        'absolute top-2 right-2 grid size-9 place-items-center rounded-full bg-art-shade/55 backdrop-blur-sm transition-[color,transform] hover:scale-110',
        isFavourite ? 'text-gold' : 'text-art-ink hover:text-gold',
      )}
    >
      <Icon name="star" filled={isFavourite} className="size-5" />
    </button>
  )
}
