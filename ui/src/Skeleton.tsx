import { classNames } from './class-names.ts'

type SkeletonProps = {
  /** Width and height classes, matching the loading content. */
  className?: string | undefined
  round?: boolean | undefined
}

export function Skeleton({ className, round }: SkeletonProps) {
  return (
    <span
      aria-hidden
      className={classNames(
        'block animate-breathe bg-ink/8',
        round ? 'rounded-full' : 'rounded-sm',
        className ?? 'h-4 w-full',
      )}
    />
  )
}
