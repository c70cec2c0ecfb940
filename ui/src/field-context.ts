import { createContext } from 'react'

export type FieldLink = {
  id: string
  describedBy: string | undefined
  invalid: boolean
  required: boolean
}

/** Ties the control inside a Field to its label, hint and error. */
export const FieldContext = createContext<FieldLink | undefined>(undefined)
