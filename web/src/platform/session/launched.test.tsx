import { afterEach, beforeEach, expect, it } from 'vitest'
import { keepLaunched, readLaunched } from './launched.ts'
import { session } from './session.ts'

const launched = { enName: 'crty', gameCode: '', channelCode: 'CRTY', uid: 'u1' }

beforeEach(() => session.start({ token: 't', userId: 'mem_00000001' }))
afterEach(() => {
  session.end()
  sessionStorage.clear()
})

it('hands a launch over to the page that it leads to', () => {
  expect(readLaunched('CRTY')).toBeNull()
  keepLaunched('CRTY', launched)
  expect(readLaunched('CRTY')).toEqual(launched)
  expect(readLaunched('OTHER')).toBeNull()
})

it('shows nothing to another member', () => {
  keepLaunched('CRTY', launched)
  session.start({ token: 't2', userId: 'mem_00000002' })
  expect(readLaunched('CRTY')).toBeNull()
})

it.each(['{', 'null', '[]', '{"userId":"mem_00000001"}'])('takes %s for nothing', (text) => {
  sessionStorage.setItem('launched CRTY', text)
  expect(readLaunched('CRTY')).toBeNull()
})
