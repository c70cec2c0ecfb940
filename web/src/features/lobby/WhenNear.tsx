import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'

type WhenNearProps = {
  children: ReactNode
  /** Reserves the space until the content is rendered, against layout shift. */
  className: string
}

/** The first interaction loads the rest of the page ahead of scrolling. */
const signsOfLife = ['scroll', 'pointermove', 'touchstart', 'keydown'] as const
const insidePx = 64

/** Content below the fold is loaded and rendered late. */
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
