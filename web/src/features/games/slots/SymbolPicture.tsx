import type { SlotCode } from '@xinghe/rules/games/slots/machines/machine.ts'
import { useEffect, useRef } from 'react'
import { loadTheme } from './art/themes.ts'

interface SymbolPictureProps {
  code: SlotCode
  letter: string
  label: string
}

const pixels = 128

/** A symbol of a machine as the reels show it. */
export function SymbolPicture({ code, letter, label }: SymbolPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let left = false
    const draw = async (): Promise<void> => {
      const theme = await loadTheme(code)
      const ctx = canvas.current?.getContext('2d')
      if (left || !ctx) return
      ctx.setTransform(1, 0, 0, 1, 0, 0)
      ctx.clearRect(0, 0, pixels, pixels)
      ctx.translate(pixels / 2, pixels / 2)
      ctx.scale(pixels / 104, pixels / 104)
      theme.symbols[letter]?.(ctx)
    }
    draw().catch(reportError)
    return () => {
      left = true
    }
  }, [code, letter])
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
