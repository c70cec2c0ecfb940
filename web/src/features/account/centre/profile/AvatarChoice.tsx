import { classNames } from '@xinghe/ui/class-names.ts'
import { Icon } from '@xinghe/ui/Icon.tsx'

interface AvatarChoiceProps {
  address: string
  label: string
  chosen: boolean
  onChoose: () => void
}

export function AvatarChoice({ address, label, chosen, onChoose }: AvatarChoiceProps) {
  return (
    <label
      className={classNames(
        'relative block rounded-full p-0.5 ring-2 transition-shadow has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand-text',
        chosen ? 'ring-brand-text' : 'ring-transparent hover:ring-line-strong',
      )}
    >
      <input
        type="radio"
        name="avatar"
        aria-label={label}
        checked={chosen}
        onChange={onChoose}
        className="absolute inset-0 z-1 cursor-pointer appearance-none rounded-full opacity-0"
      />
      <img
        src={address}
        alt=""
        loading="lazy"
        className="aspect-square w-full rounded-full bg-ink/8 object-cover"
      />
      {chosen && (
        <span className="absolute right-0 bottom-0 grid size-5 place-items-center rounded-full bg-brand text-brand-ink">
          <Icon name="check" className="size-3.5" />
        </span>
      )}
    </label>
  )
}
