import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useActiveInSight } from './use-active-in-sight.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const links = ['wallet', 'deposit', 'withdraw', 'records'] as const

/** Entries of 100 px side by side in a strip of 200 px. */
const layOut = () =>
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const at = links.findIndex((link) => link === this.id)
    const scrolled = this.parentElement?.scrollLeft ?? 0
    return at === -1 ? new DOMRect(0, 0, 200, 40) : new DOMRect(at * 100 - scrolled, 0, 100, 40)
  })

function Strip({ page }: { page: string }) {
  const strip = useActiveInSight(`/mine/${page}`)
  return (
    <nav ref={strip}>
      {links.map((link) => (
        <a key={link} id={link} href={`/mine/${link}`}>
          {link}
        </a>
      ))}
    </nav>
  )
}

it('brings the entry of the page into the middle, and of the next one too', () => {
  layOut()
  const { container, rerender } = render(<Strip page="withdraw" />)
  const strip = container.firstElementChild
  expect(strip?.scrollLeft).toBe(150)
  rerender(<Strip page="deposit" />)
  expect(strip?.scrollLeft).toBe(50)
})

it('leaves the strip alone on a page that it does not name', () => {
  layOut()
  const { container } = render(<Strip page="elsewhere" />)
  expect(container.firstElementChild?.scrollLeft).toBe(0)
})
