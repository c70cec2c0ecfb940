import { Refused } from '@xinghe/contract/refusal.ts'

/** No text without one of these can hold a poisoned key; an escape may hide its letters. */
const suspect = /__proto__|constructor|\\u/

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** A key that would reach a prototype wherever the object is copied or merged. */
const isPoisoned = (value: object): boolean => {
  if (Object.hasOwn(value, '__proto__')) return true
  const made: unknown = Object.hasOwn(value, 'constructor') ? value.constructor : null
  if (isObject(made) && Object.hasOwn(made, 'prototype')) return true
  return Object.values(value).some((inner: unknown) => isObject(inner) && isPoisoned(inner))
}

/** The value of a body. Nesting too deep to be looked through is refused like any other nonsense. */
export const parseJson = (text: string): unknown => {
  try {
    const value: unknown = JSON.parse(text.charCodeAt(0) === 0xfeff ? text.slice(1) : text)
    if (!suspect.test(text) || !isObject(value) || !isPoisoned(value)) return value
  } catch {
    throw new Refused('bad-json')
  }
  throw new Refused('bad-json')
}
