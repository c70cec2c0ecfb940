import { classNames } from './class-names.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'gold' | 'link'
export type ButtonSize = 'sm' | 'md' | 'lg'

const base =
  'relative inline-flex items-center justify-center font-medium whitespace-nowrap select-none transition-[color,background-color,border-color,box-shadow]'

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-brand text-brand-ink shadow-1 hover:bg-brand-hover active:bg-brand-active',
  secondary:
    'border border-line bg-raised text-ink shadow-1 hover:border-brand-text/60 hover:text-brand-text active:bg-brand-text/8',
  ghost: 'text-ink hover:bg-ink/6 active:bg-ink/10',
  danger:
    'border border-danger/45 bg-surface text-danger hover:border-danger hover:bg-danger hover:text-danger-ink active:brightness-95',
  gold: 'bg-gold text-gold-ink shadow-1 hover:bg-gold-hover active:brightness-95',
  link: 'text-brand-text underline-offset-4 hover:underline active:text-ink',
}

const idle: Record<ButtonVariant, string> = {
  primary: 'bg-ink/8 text-muted',
  secondary: 'border border-line bg-ink/3 text-muted',
  ghost: 'text-muted',
  danger: 'border border-line bg-ink/3 text-muted',
  gold: 'bg-ink/8 text-muted',
  link: 'text-muted',
}

const sizes: Record<ButtonSize, string> = {
  sm: 'h-8 gap-1.5 px-3 text-13 max-desk:h-11',
  md: 'h-10 gap-2 px-4 text-14 max-desk:h-11',
  lg: 'h-12 gap-2 px-6 text-16',
}

const linkSizes: Record<ButtonSize, string> = {
  sm: 'min-h-6 gap-1 text-13',
  md: 'min-h-6 gap-1.5 text-14',
  lg: 'min-h-8 gap-1.5 text-16',
}

export type IconButtonSize = 'xs' | ButtonSize

const squares: Record<IconButtonSize, string> = {
  xs: 'size-6 max-desk:size-8',
  sm: 'size-8 max-desk:size-11',
  md: 'size-10 max-desk:size-11',
  lg: 'size-12',
}

type ButtonStyle = {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  block?: boolean | undefined
  /** Draws the button as not ready, whether or not it can be pressed. */
  dimmed?: boolean | undefined
}

/** Shared with links that look like buttons. */
export function buttonStyle({
  variant = 'primary',
  size = 'md',
  block,
  dimmed,
}: ButtonStyle): string {
  return classNames(
    base,
    'rounded-md',
    variant === 'link' ? linkSizes[size] : sizes[size],
    dimmed ? idle[variant] : variants[variant],
    dimmed && 'cursor-not-allowed',
    block && 'w-full',
  )
}

/** A square with one icon in it. */
export function iconButtonStyle(
  variant: ButtonVariant,
  size: IconButtonSize,
  round: boolean,
  dimmed: boolean,
): string {
  return classNames(
    base,
    round ? 'rounded-full' : 'rounded-md',
    squares[size],
    dimmed ? idle[variant] : variants[variant],
    dimmed && 'cursor-not-allowed',
  )
}
