import { at, linear, shape } from '../../art/brush.ts'
import { koiBackdrop, koiFrame } from './koi-scene.ts'
import { koiSymbols, petal } from './koi-symbols.ts'
import type { Theme } from './theme.ts'

export const koiTheme: Theme = {
  symbols: koiSymbols,
  backdrop: koiBackdrop,
  frame: koiFrame,
  reel: ['#0a3640', '#12535a', '#08282f'],
  line: 0xffe08a,
  motes: {
    draw: (ctx) =>
      at(ctx, { scale: 1.1, y: 20 }, () =>
        shape(
          ctx,
          petal,
          linear(
            ctx,
            [0, -42, 0, 0],
            [
              [0, '#ff8dbb'],
              [1, '#ffe3ee'],
            ],
          ),
        ),
      ),
    count: 18,
    rise: -26,
  },
}
