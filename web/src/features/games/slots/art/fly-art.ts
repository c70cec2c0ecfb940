import { linear, shape } from '../../art/brush.ts'
import { flyBackdrop, flyFrame } from './fly-scene.ts'
import { flySymbols, cinnabar } from './fly-symbols.ts'
import type { Theme } from './theme.ts'

export const flyTheme: Theme = {
  symbols: flySymbols,
  backdrop: flyBackdrop,
  frame: flyFrame,
  reel: ['#4a2718', '#7a4a2c', '#3a1c10'],
  line: 0xfff0c0,
  motes: {
    draw: (ctx) =>
      shape(
        ctx,
        'M0 -30C-16 -14-14 14 0 30C14 14 16 -14 0 -30Z',
        linear(
          ctx,
          [0, -30, 0, 30],
          [
            [0, '#ffd9c0'],
            [1, cinnabar],
          ],
        ),
      ),
    count: 18,
    rise: -20,
  },
}
