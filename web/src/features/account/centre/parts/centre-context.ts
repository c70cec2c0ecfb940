import { createContext, use } from 'react'
import type { Member } from '../../../../platform/member/member.ts'
import type { CentreDialog, CentreTab } from './centre-tabs.ts'

export interface Centre {
  readonly member: Member
  /** False while the member hides numbers by the eye beside the balance. */
  readonly valuesShown: boolean
  readonly open: (dialog: CentreDialog) => void
  readonly turnTo: (tab: CentreTab) => void
}

export const CentreContext = createContext<Centre | null>(null)

export const useCentre = (): Centre => {
  const centre = use(CentreContext)
  if (centre === null) throw new Error('A part of the member centre stands outside of it.')
  return centre
}
