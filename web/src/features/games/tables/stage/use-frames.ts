import { useEffect, useEffectEvent } from 'react'

/** Calls back for every frame while it is wanted; browsers stop it in a hidden tab. */
export const useFrames = (wanted: boolean, draw: () => void): void => {
  const frame = useEffectEvent(draw)
  useEffect(() => {
    frame()
    if (!wanted) return undefined
    let id = requestAnimationFrame(function next() {
      frame()
      id = requestAnimationFrame(next)
    })
    return () => cancelAnimationFrame(id)
  }, [wanted])
}
