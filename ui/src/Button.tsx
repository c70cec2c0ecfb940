import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { buttonStyle, type ButtonSize, type ButtonVariant } from './button-style.ts'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import type { IconName } from './icon-paths.ts'
import { Spinner } from './Spinner.tsx'

type ButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  children: ReactNode
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  icon?: IconName | undefined
  trailingIcon?: IconName | undefined
  block?: boolean | undefined
  /** Keeps its width, shows a spinner and lets no press through. */
  loading?: boolean | undefined
  /** Looks disabled, yet can be reached and pressed, so that the press may explain what is missing. */
  softDisabled?: boolean | undefined
}

export function Button({
  children,
  variant = 'primary',
  size = 'md',
  icon,
  trailingIcon,
  block,
  loading,
  softDisabled,
  disabled,
  className,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const dimmed = Boolean(disabled || softDisabled) && !loading
  const iconSize = size === 'sm' ? 'size-4' : 'size-[1.125rem]'

  function press(event: MouseEvent<HTMLButtonElement>) {
    // Also stops a submit: a form must not be sent twice while the first is under way.
    if (loading) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <button
      {...rest}
      type={type}
      disabled={disabled}
      aria-disabled={softDisabled || loading || undefined}
      aria-busy={loading || undefined}
      onClick={press}
      className={classNames(buttonStyle({ variant, size, block, dimmed }), className)}
    >
      {loading && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner className={iconSize} />
        </span>
      )}
      <span
        className={classNames('inline-flex items-center gap-[inherit]', loading && 'opacity-0')}
      >
        {icon && <Icon name={icon} className={iconSize} />}
        {children}
        {trailingIcon && <Icon name={trailingIcon} className={iconSize} />}
      </span>
    </button>
  )
}
