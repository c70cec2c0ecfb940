import { iconPaths, type IconName } from './icon-paths.ts'
import { classNames } from './class-names.ts'

type IconProps = {
  name: IconName
  className?: string | undefined
  /** Given only where the icon stands alone; beside a text it is decoration. */
  label?: string | undefined
  filled?: boolean | undefined
}

export function Icon({ name, className, label, filled }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={name === 'more' ? 2.5 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classNames('shrink-0', className ?? 'size-5')}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={iconPaths[name]} />
    </svg>
  )
}
