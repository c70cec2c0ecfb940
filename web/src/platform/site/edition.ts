import { editionShown, type Edition, type Switches } from '@xinghe/rules/site/switches.ts'
import { create } from 'zustand'
import { local, onStorageChange } from '../storage/local.ts'
import { builtSwitches } from './switches.ts'

export type { Edition } from '@xinghe/rules/site/switches.ts'

/** Each has its token file in `ui`; an unknown name from the server keeps the first. */
export const brands = ['xinghe', 'chihai'] as const
export type Brand = (typeof brands)[number]

interface Look {
  readonly edition: Edition
  readonly brand: Brand
  readonly switches: Switches
}

const isBrand = (name: string | null): name is Brand =>
  (brands as readonly (string | null)[]).includes(name)

const storedBrand = (): Brand => {
  const name = local.get('brand')
  return isBrand(name) ? name : 'xinghe'
}

const useStore = create<Look>(() => ({
  edition: editionShown(local.get('edition'), builtSwitches),
  brand: storedBrand(),
  switches: builtSwitches,
}))

const paint = (): void => {
  if (typeof document === 'undefined') return
  const { edition, brand } = useStore.getState()
  document.documentElement.dataset['edition'] = edition
  document.documentElement.dataset['brand'] = brand
}

const choose = (wanted: string | null): void => {
  const edition = editionShown(wanted, useStore.getState().switches)
  useStore.setState({ edition })
  // The shown edition is stored, so that the next visit starts in it without a flash.
  local.set('edition', edition)
  paint()
}

/** The operator's brand, and whether the dark edition is allowed. */
export const applySiteLook = (brand: string, switches: Switches): void => {
  const known = isBrand(brand) ? brand : 'xinghe'
  useStore.setState({ brand: known, switches })
  local.set('brand', known)
  choose(local.get('edition'))
}

export const setEdition = (edition: Edition): void => choose(edition)
export const useEdition = (): Edition => useStore((state) => state.edition)
export const useBrand = (): Brand => useStore((state) => state.brand)

onStorageChange('edition', (value) => {
  const edition = editionShown(value, useStore.getState().switches)
  if (edition === useStore.getState().edition) return
  useStore.setState({ edition })
  paint()
})
