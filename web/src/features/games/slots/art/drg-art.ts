import { glow } from '../../art/brush.ts'
import { drgBackdrop, drgFrame } from './drg-scene.ts'
import { drgSymbols } from './drg-symbols.ts'
import type { Theme } from './theme.ts'

export const drgTheme: Theme = {
  symbols: drgSymbols,
  backdrop: drgBackdrop,
  frame: drgFrame,
  reel: ['#14122e', '#272350', '#0e0c22'],
  line: 0xffd36b,
  motes: { draw: (ctx) => glow(ctx, [0, 0, 46], 'rgba(255,190,90,.9)'), count: 30, rise: 34 },
}
