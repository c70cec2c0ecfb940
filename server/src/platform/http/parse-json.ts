import { Refused } from '@xinghe/contract/refusal.ts'

/** A text without any of these cannot contain a dangerous key; an escape could hide its letters. */
const suspect = /__proto__|constructor|\\u/

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** A key that would change a prototype when the object is copied or merged. */
const isPoisoned = (value: object): boolean => {
  if (Object.hasOwn(value, '__proto__')) return true
  const made: unknown = Object.hasOwn(value, 'constructor') ? value.constructor : null
  if (isObject(made) && Object.hasOwn(made, 'prototype')) return true
  return Object.values(value).some((inner: unknown) => isObject(inner) && isPoisoned(inner))
}

/** Parses a body. JSON that is nested too deeply to be checked is refused like any malformed text. */
export const parseJson = (text: string): unknown => {
  try {
    const value: unknown = JSON.parse(text.charCodeAt(0) === 0xfeff ? text.slice(1) : text)
    if (!suspect.test(text) || !isObject(value) || !isPoisoned(value)) return value
  } catch {
    throw new Refused('bad-json')
  }
  throw new Refused('bad-json')
}
