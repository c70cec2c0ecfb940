import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { SportLobbyScreen } from './SportLobbyScreen.tsx'
import type { LobbyVenue } from './VenueCard.tsx'

afterEach(cleanup)

const venue = (enName: string, open: boolean): LobbyVenue => ({
  enName,
  title: `场馆${enName}`,
  line: '足球与篮球',
  image: '/art/venue-crty.svg',
  open,
})

const show = (venues: readonly LobbyVenue[] | undefined, loggedIn = true): string[] => {
  const entered: string[] = []
  render(
    <MemoryRouter>
      <SportLobbyScreen
        venues={venues}
        loggedIn={loggedIn}
        onEnter={(enName) => entered.push(enName)}
        hot={null}
      />
    </MemoryRouter>,
  )
  return entered
}

describe('the sport lobby', () => {
  it('enters an open venue at a press and not one that is closed', () => {
    const entered = show([venue('crty', true), venue('other', false)])
    fireEvent.click(screen.getByRole('button', { name: /场馆crty/ }))
    fireEvent.click(screen.getByRole('button', { name: /场馆other/ }))
    expect(entered).toEqual(['crty'])
    expect(screen.getByText('场馆维护中，开放后即可进入')).toBeTruthy()
  })

  it('tells a visitor that a login comes first', () => {
    show([venue('crty', true)], false)
    expect(screen.getByText('登录后进入')).toBeTruthy()
  })

  it('draws no second picture over a single venue', () => {
    const pictures = () => document.querySelectorAll('img').length
    show([venue('crty', true)])
    expect(pictures()).toBe(1)
    cleanup()
    show([venue('crty', true), venue('other', true)])
    expect(pictures()).toBe(3)
  })

  it('waits in the shape of its cards and says when there is nothing', () => {
    show(undefined)
    expect(screen.getByRole('status', { name: '正在加载场馆' })).toBeTruthy()
    cleanup()
    show([])
    expect(screen.getByRole('link', { name: '返回首页' })).toBeTruthy()
  })
})
