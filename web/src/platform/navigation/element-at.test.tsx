import { expect, it } from 'vitest'
import { elementAt } from './element-at.ts'

it('finds the element that an address names, and none for a malformed hash', () => {
  const part = document.createElement('p')
  part.id = '存款'
  document.body.append(part)
  expect(elementAt(`#${encodeURIComponent('存款')}`)).toBe(part)
  expect(elementAt('')).toBeNull()
  expect(elementAt('#%E5%AD%98%')).toBeNull()
  part.remove()
})
