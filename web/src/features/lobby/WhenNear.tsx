import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'

type WhenNearProps = {
  children: ReactNode
  /** Keeps the place until the content is there, so that nothing jumps. */
  className: string
}

/** Signs that someone is there: the rest of the page is then fetched before it is scrolled to. */
const signsOfLife = ['scroll', 'pointermove', 'touchstart', 'keydown'] as const
const insidePx = 64

/** What lies below the window is neither drawn nor fetched with the page itself. */
export function WhenNear({ children, className }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    const target = place.current
    if (near || target === null) return undefined
    const show = (): void => setNear(true)
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) show()
      },
      { rootMargin: `0px 0px -${insidePx}px` },
    )
    observer.observe(target)
    for (const sign of signsOfLife) window.addEventListener(sign, show, { passive: true })
    return () => {
      observer.disconnect()
      for (const sign of signsOfLife) window.removeEventListener(sign, show)
    }
  }, [near])
  const empty = <div ref={place} className={className} />
  return near ? <Suspense fallback={empty}>{children}</Suspense> : empty
}
