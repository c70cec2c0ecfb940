import type { SlotCode } from '@xinghe/rules/games/slots/machines/machine.ts'
import { useCallback } from 'react'
import { DrawnPicture } from '../art/DrawnPicture.tsx'
import { loadTheme } from './art/themes.ts'

interface SymbolPictureProps {
  code: SlotCode
  letter: string
  label: string
}

/** A symbol of a machine as the reels show it. */
export function SymbolPicture({ code, letter, label }: SymbolPictureProps) {
  const find = useCallback(async () => (await loadTheme(code)).symbols[letter], [code, letter])
  return <DrawnPicture find={find} side={104} label={label} />
}
