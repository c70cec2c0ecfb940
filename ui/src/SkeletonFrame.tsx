import type { ReactNode } from 'react'

type SkeletonFrameProps = {
  /** For screen readers, which the skeletons tell nothing. */
  label: string
  className?: string | undefined
  children: ReactNode
}

/** The skeletons of content that is loading. */
export function SkeletonFrame({ label, className, children }: SkeletonFrameProps) {
  return (
    <div aria-busy className={className}>
      <p role="status" className="sr-only">
        {label}
      </p>
      {children}
    </div>
  )
}
