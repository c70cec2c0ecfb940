import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Refused } from '@xinghe/contract/refusal.ts'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../../platform/api/query-client.ts'
import { fakeSite } from '../../../platform/api/testing/fake-site.ts'
import { Returns } from './Returns.tsx'

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

it('says that the returns cannot be read, and shows them when they can', async () => {
  let isBroken = true
  const site = fakeSite({
    rtp: () => {
      if (isBroken) throw new Refused('too-often')
      return [{ gameCode: 'BA1', bet: '庄', fraction: '989421/1000000', percent: '98.9421%' }]
    },
  })
  vi.stubGlobal('fetch', site.fetch)
  render(<Returns code="BA1" names={{ 庄: '庄家' }} />)
  const retry = await screen.findByRole('button', { name: '重试' })
  isBroken = false
  fireEvent.click(retry)
  expect((await screen.findByText('98.9421%')).title).toBe('989421/1000000')
  expect(screen.getByText('庄家')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull()
})
