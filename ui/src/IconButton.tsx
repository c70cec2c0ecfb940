import type { ComponentProps, ReactNode } from 'react'
import { iconButtonStyle, type ButtonVariant, type IconButtonSize } from './button-style.ts'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import type { IconName } from './icon-paths.ts'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  icon: IconName
  label: string
  variant?: ButtonVariant | undefined
  size?: IconButtonSize | undefined
  round?: boolean | undefined
  filled?: boolean | undefined
  /** Drawn over the corner, for instance a count. */
  children?: ReactNode
}

const iconSizes: Record<IconButtonSize, string> = {
  xs: 'size-4',
  sm: 'size-[1.125rem]',
  md: 'size-5',
  lg: 'size-6',
}

export function IconButton({
  icon,
  label,
  variant = 'ghost',
  size = 'md',
  round = false,
  filled,
  disabled = false,
  className,
  children,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled}
      className={classNames(iconButtonStyle(variant, size, round, disabled), className)}
    >
      <Icon name={icon} filled={filled} className={iconSizes[size]} />
      {/* Not an aria-label, which would hide the count from screen readers. */}
      <span className="sr-only">{label}</span>
      {children}
    </button>
  )
}
