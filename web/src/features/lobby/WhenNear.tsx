import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'

type WhenNearProps = {
  children: ReactNode
  /** Keeps the place until the content is there, so that nothing jumps. */
  className: string
}

const nearPx = 200

/** What is far below the window is neither drawn nor fetched before it comes near. */
export function WhenNear({ children, className }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    const target = place.current
    if (near || target === null) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true)
      },
      { rootMargin: `${nearPx}px` },
    )
    observer.observe(target)
    return () => observer.disconnect()
  }, [near])
  const empty = <div ref={place} className={className} />
  return near ? <Suspense fallback={empty}>{children}</Suspense> : empty
}
