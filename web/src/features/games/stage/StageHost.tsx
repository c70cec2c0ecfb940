import { useEffect, useRef, useState } from 'react'
import type { Scene } from './scene.ts'

interface StageHostProps {
  /** Made once per mount; the stage destroys it. */
  makeScene: () => Promise<Scene>
  className?: string
  /** Told where no renderer works at all. */
  fallback: string
}

/** The place of the stage on the page. */
export function StageHost({ makeScene, className = '', fallback }: StageHostProps) {
  const host = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'opening' | 'shown' | 'failed'>('opening')
  const make = useRef(makeScene)
  useEffect(() => {
    const element = host.current
    if (element === null) return undefined
    let takeDown: (() => void) | null = null
    let left = false
    const open = async (): Promise<void> => {
      const [{ openStage }, scene] = await Promise.all([import('./stage.ts'), make.current()])
      const stage = await openStage()
      if (left) return scene.destroy()
      takeDown = stage.show(element, scene)
      await scene.painted
      if (!left) setState('shown')
    }
    open().catch(() => {
      if (!left) setState('failed')
    })
    return () => {
      left = true
      takeDown?.()
    }
  }, [])
  return (
    <div
      ref={host}
      aria-busy={state === 'opening'}
      className={`relative overflow-hidden ${className}`}
    >
      {state === 'failed' && <p className="grid h-full place-items-center text-14">{fallback}</p>}
    </div>
  )
}
