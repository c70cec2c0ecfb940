import type { FishKindCode } from '@xinghe/rules/games/fishing/fish-kind.ts'
import { useEffect, useRef } from 'react'
import { fishArt } from './fish-art.ts'

const pixels = 128

/** A fish as it swims on the stage. */
export function FishPicture({ kind, label }: { kind: FishKindCode; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const ctx = canvas.current?.getContext('2d')
    if (!ctx) return
    ctx.setTransform(1, 0, 0, 1, 0, 0)
    ctx.clearRect(0, 0, pixels, pixels)
    ctx.translate(pixels / 2, pixels / 2)
    ctx.scale(pixels / 122, pixels / 122)
    fishArt[kind](ctx, 0)
  }, [kind])
  return (
    <canvas
      ref={canvas}
      width={pixels}
      height={pixels}
      role="img"
      aria-label={label}
      className="size-14 shrink-0 rounded-md bg-art-ground"
    />
  )
}
