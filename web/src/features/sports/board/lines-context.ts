import { createContext, use } from 'react'

/** Which matches show their other lines, and how many bands of them. */
export interface OpenLines {
  readonly isOpen: (matchId: string) => boolean
  /** 0 closes them. */
  readonly set: (matchId: string, bands: number) => void
}

export const LinesContext = createContext<OpenLines>({ isOpen: () => false, set: () => undefined })

export const useOpenLines = (): OpenLines => use(LinesContext)
