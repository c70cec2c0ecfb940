import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Refused } from '@xinghe/contract/refusal.ts'
import { queryClient } from '../../../../platform/api/query-client.ts'
import { fakeSite } from '../../../../platform/api/testing/fake-site.ts'
import { session } from '../../../../platform/session/session.ts'
import { serverNow } from '../../../../platform/site/clock.ts'
import { TicketAppeal } from './TicketAppeal.tsx'

beforeEach(() => session.start({ token: 't', userId: 'mem_00000001' }))
afterEach(() => {
  cleanup()
  queryClient.clear()
  session.end()
  vi.unstubAllGlobals()
})

const waiting = (text: unknown) => ({
  ticketId: 'XH100',
  text,
  state: 'waiting',
  answer: null,
  madeAt: '2026-03-11T04:00:00.000Z',
  answeredAt: null,
})

const open = async (make: (body: Readonly<Record<string, unknown>>) => unknown) => {
  const kept: unknown[] = []
  const site = fakeSite({
    read: () => kept,
    make: (body) => {
      const made = make(body)
      kept.push(made)
      return made
    },
  })
  vi.stubGlobal('fetch', site.fetch)
  render(<TicketAppeal ticketId="XH100" settledAt={serverNow()} />)
  const button = await screen.findByRole('button', { name: '申诉' })
  await waitFor(() => expect(button).toHaveProperty('disabled', false))
  fireEvent.click(button)
  return { site, field: await screen.findByLabelText('申诉理由') }
}

const write = (field: HTMLElement, value: string): void => {
  fireEvent.change(field, { target: { value } })
  fireEvent.click(screen.getByRole('button', { name: '提交申诉' }))
}

it('is sent with its ticket and shown from then on', async () => {
  const { site, field } = await open(({ text }) => waiting(text))
  write(field, ' 终场应为2-1，请核对 ')
  await screen.findByText('申诉已提交')
  expect(site.callsOf('make')[0]?.body).toEqual({
    ticketId: 'XH100',
    text: '终场应为2-1，请核对',
  })
  expect(screen.getByText('终场应为2-1，请核对')).toBeTruthy()
})

it('wants some words before it is sent', async () => {
  const { site, field } = await open(({ text }) => waiting(text))
  write(field, '  错 ')
  await screen.findByText('请至少写 5 个字')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(site.callsOf('make')).toHaveLength(0)
})

it('says why it was refused and keeps what was written', async () => {
  const { field } = await open(() => {
    throw new Refused('appeal-over')
  })
  write(field, '终场应为2-1，请核对')
  await screen.findByText('申诉期为结算后14天，已过期')
  expect(field).toHaveProperty('value', '终场应为2-1，请核对')
})
