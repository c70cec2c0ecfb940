import { LineIcon } from '@xinghe/ui/LineIcon.tsx'
import { barIcons } from './bar-icons.ts'

interface BarButtonProps {
  icon: keyof typeof barIcons
  label: string
  pressed?: boolean
  onClick: () => void
}

/** A button of the game's bar: the icon alone on a phone, with its word beside it elsewhere. */
export function BarButton({ icon, label, pressed, onClick }: BarButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      onClick={onClick}
      className="flex h-10 items-center gap-1.5 rounded-md px-2.5 text-13 text-muted transition-colors hover:bg-ink/6 hover:text-ink focus-visible:outline-2 focus-visible:outline-brand-text max-desk:w-10 max-desk:justify-center max-desk:px-0"
    >
      <LineIcon path={barIcons[icon]} className="size-[1.125rem]" />
      <span className="max-desk:hidden">{label}</span>
    </button>
  )
}
