import { cleanup, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../platform/api/query-client.ts'
import { fakeSite } from '../../platform/api/testing/fake-site.ts'
import { session } from '../../platform/session/session.ts'
import { usePageMarks } from '../navigation/page-marks.ts'
import { SportPage } from './SportPage.tsx'

afterEach(() => {
  cleanup()
  queryClient.clear()
  session.end()
  vi.unstubAllGlobals()
})

const show = () => {
  vi.stubGlobal('fetch', fakeSite({}).fetch)
  return render(
    <MemoryRouter>
      <SportPage />
    </MemoryRouter>,
  )
}

it('gives the whole window to the book of a visitor, and leaves no mark behind', () => {
  const { unmount } = show()
  expect(usePageMarks.getState()).toEqual({ fills: true })
  unmount()
  expect(usePageMarks.getState()).toEqual({})
})

it('is a page with a footer for members, who choose a venue', () => {
  session.start({ token: 't', userId: 'mem_00000001' })
  show()
  expect(usePageMarks.getState()).toEqual({})
})
