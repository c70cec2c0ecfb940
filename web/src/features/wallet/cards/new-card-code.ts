import type { ComponentType } from 'react'
import type { CodeProps } from '../../../platform/form/code-parts.ts'

/** Given by the app, because codes belong to the account. */
export type NewCardCode = ComponentType<CodeProps>

export interface AddCardScreenProps {
  Code: NewCardCode
}
