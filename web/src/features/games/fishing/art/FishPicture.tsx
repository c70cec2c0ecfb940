import type { FishKindCode } from '@xinghe/rules/games/fishing/fish-kind.ts'
import { useCallback } from 'react'
import type { Draw } from '../../art/brush.ts'
import { DrawnPicture } from '../../art/DrawnPicture.tsx'
import { fishArt } from './fish-art.ts'

/** A fish as it swims on the stage. */
export function FishPicture({ kind, label }: { kind: FishKindCode; label: string }) {
  const find = useCallback(async (): Promise<Draw> => (ctx) => fishArt[kind](ctx, 0), [kind])
  return <DrawnPicture find={find} side={122} label={label} />
}
