import { createContext } from 'react'
import type { PressPrice } from '../book/press-price.ts'
import { togglePick } from './slip-store.ts'

/** What a press on a price of the board does: into the slip, or a quick bet. */
export const PressPriceContext = createContext<PressPrice>((pick) => togglePick(pick))
