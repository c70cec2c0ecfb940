import { useCallback } from 'react'
import { fillIn, type TextParams } from './fill-in.ts'
import { useDictionary } from './language.ts'

export type Text = (text: string, params?: TextParams) => string

/** The zh-CN constant of a messages file in the language shown. */
export const useText = (): Text => {
  const dictionary = useDictionary()
  return useCallback((text, params) => fillIn(dictionary[text] ?? text, params), [dictionary])
}
