import type { SlotCode } from '@xinghe/rules/games/slots/machines/machine.ts'
import type { Theme } from './theme.ts'

/** Each machine's art is fetched with its game and not before. */
const loaders: Readonly<Record<SlotCode, () => Promise<Theme>>> = {
  GEM: async () => (await import('./gem-art.ts')).gemTheme,
  KOI: async () => (await import('./koi-art.ts')).koiTheme,
  FLY: async () => (await import('./fly-art.ts')).flyTheme,
  DRG: async () => (await import('./drg-art.ts')).drgTheme,
}

const loaded = new Map<SlotCode, Promise<Theme>>()

export const loadTheme = (code: SlotCode): Promise<Theme> => {
  const known = loaded.get(code)
  if (known !== undefined) return known
  const theme = loaders[code]()
  theme.catch(() => loaded.delete(code))
  loaded.set(code, theme)
  return theme
}
