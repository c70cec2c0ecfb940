import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Refused } from '@xinghe/contract/refusal.ts'
import { queryClient } from '../../../../platform/api/query-client.ts'
import { fakeSite } from '../../../../platform/api/testing/fake-site.ts'
import { session } from '../../../../platform/session/session.ts'
import { FairButton } from './FairButton.tsx'
import { useFirstClientSeed } from './use-fairness.ts'
import { FairPanel } from './FairPanel.tsx'

beforeEach(() => session.start({ token: 't', userId: 'mem_00000001' }))
afterEach(() => {
  cleanup()
  queryClient.clear()
  session.end()
  vi.unstubAllGlobals()
})

const [commit, nextCommit] = ['a'.repeat(64), 'b'.repeat(64)]
const fairness = (over: object = {}) => ({
  commit,
  nextCommit,
  clientSeed: 'my seed',
  nonce: 3,
  revealed: [],
  ...over,
})

const open = (answers: Parameters<typeof fakeSite>[0], page = <FairPanel uid="uid" />) => {
  const site = fakeSite(answers)
  vi.stubGlobal('fetch', site.fetch)
  render(<MemoryRouter>{page}</MemoryRouter>)
  return { user: userEvent.setup({ delay: null }), ...site }
}
const seedField = () => screen.findByLabelText<HTMLInputElement>(/^客户端种子/)

describe('the fairness panel', () => {
  it('shows both commitments, the client seed and the nonce', async () => {
    open({ read: () => fairness() })
    expect((await seedField()).value).toBe('my seed')
    expect(screen.getByText(commit)).toBeTruthy()
    expect(screen.getByText(nextCommit)).toBeTruthy()
    expect(screen.getByText('3')).toBeTruthy()
    expect(screen.getByText(/投注额、余额、账户和历史都不参与计算/)).toBeTruthy()
  })

  it('sends a new client seed with the commitment that it was chosen for', async () => {
    const { user, callsOf } = open({ read: () => fairness(), clientSeed: () => fairness() })
    const field = await seedField()
    fireEvent.change(field, { target: { value: ' 我的种子 ' } })
    await user.click(screen.getByRole('button', { name: '保存' }))
    await vi.waitFor(() => expect(callsOf('clientSeed')).toHaveLength(1))
    expect(callsOf('clientSeed')[0]?.body).toEqual({ uid: 'uid', commit, clientSeed: '我的种子' })
  })

  it('sends no client seed that the rule refuses', async () => {
    const { user, callsOf } = open({ read: () => fairness() })
    fireEvent.change(await seedField(), { target: { value: '种'.repeat(65) } })
    await user.click(screen.getByRole('button', { name: '保存' }))
    expect(callsOf('clientSeed')).toHaveLength(0)
    expect((await seedField()).getAttribute('aria-invalid')).toBe('true')
  })

  it('rotates with the commitment in sight and a seed made for it, and lists what was revealed', async () => {
    const serverSeed = 'c'.repeat(64)
    const revealedAt = '2026-11-16T08:00:00.000Z'
    let rotated = false
    const after = () =>
      fairness({
        commit: nextCommit,
        nextCommit: 'd'.repeat(64),
        nonce: 0,
        revealed: [{ serverSeed, commit, rounds: 3, revealedAt }],
      })
    const { user, callsOf } = open({
      read: () => (rotated ? after() : fairness()),
      rotate: () => {
        rotated = true
        return after()
      },
    })
    await user.click(await screen.findByRole('button', { name: '更换种子' }))
    const dialog = within(document.querySelector('dialog[open]') as HTMLElement)
    expect(dialog.getByText(nextCommit)).toBeTruthy()
    fireEvent.submit(document.querySelector('dialog[open] form') as HTMLFormElement)
    expect(await screen.findByText(serverSeed)).toBeTruthy()
    expect(screen.getByText('共 3 局')).toBeTruthy()
    const sent = callsOf('rotate')[0]?.body
    expect(sent).toMatchObject({ uid: 'uid', nextCommit })
    expect(String(sent?.['clientSeed'])).toMatch(/^[0-9a-f]{32}$/)
  })

  it('says why a rotation was refused', async () => {
    const { user } = open({
      read: () => fairness(),
      rotate: () => {
        throw new Refused('hand-open')
      },
    })
    await user.click(await screen.findByRole('button', { name: '更换种子' }))
    fireEvent.submit(document.querySelector('dialog[open] form') as HTMLFormElement)
    expect(await screen.findByText(/未完成的牌局/)).toBeTruthy()
  })
})

function FirstSeed() {
  const { ready } = useFirstClientSeed('uid')
  return (
    <>
      <FairButton uid="uid" onOpen={() => undefined} />
      {ready && <p>ready</p>}
    </>
  )
}

describe('the first client seed', () => {
  it('is made once the commitment was answered, and only once', async () => {
    let clientSeed: unknown = null
    const { callsOf } = open(
      {
        read: () => fairness({ clientSeed }),
        clientSeed: (body) => {
          clientSeed = body['clientSeed']
          return fairness({ clientSeed })
        },
      },
      <FirstSeed />,
    )
    expect(await screen.findByText('aaaaaaaa')).toBeTruthy()
    expect(screen.queryByText('ready')).toBeNull()
    expect(await screen.findByText('ready')).toBeTruthy()
    expect(callsOf('clientSeed')).toHaveLength(1)
    expect(callsOf('clientSeed')[0]?.body).toMatchObject({ uid: 'uid', commit })
    expect(String(clientSeed)).toMatch(/^[0-9a-f]{32}$/)
  })

  it('leaves a seed alone that is there', async () => {
    const { callsOf } = open({ read: () => fairness() }, <FirstSeed />)
    expect(await screen.findByText('aaaaaaaa')).toBeTruthy()
    expect(callsOf('clientSeed')).toHaveLength(0)
  })
})
