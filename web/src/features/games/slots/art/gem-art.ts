import { gemBackdrop, gemFrame } from './gem-scene.ts'
import { gemSymbols, glint } from './gem-symbols.ts'
import type { Theme } from './theme.ts'

export const gemTheme: Theme = {
  symbols: gemSymbols,
  backdrop: gemBackdrop,
  frame: gemFrame,
  reel: ['#0b1440', '#182a6e', '#0a1136'],
  line: 0xffe08a,
  motes: { draw: (ctx) => glint(ctx, 0, 0, 40), count: 26, rise: 6 },
}
