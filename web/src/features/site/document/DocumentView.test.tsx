// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { DocumentView } from './DocumentView.tsx'
import type { Document } from '../texts/document.ts'
import { document as terms } from '../texts/terms.md'

const sample: Document = {
  title: '样本',
  updated: '2026 年 1 月 1 日更新',
  sections: [
    { id: 'first', heading: '第一节', paragraphs: ['一句话。', { list: ['甲；', '乙。'] }] },
    {
      id: 'second',
      heading: '第二节',
      paragraphs: [
        { ordered: true, list: ['先做这个。', '再做那个。'] },
        { table: { head: ['盘口', '净输赢'], rows: [['主 -0.25', '-50.00']] } },
      ],
    },
  ],
}

afterEach(cleanup)

describe('DocumentView', () => {
  it('shows title, date and sections with their anchors', () => {
    render(<DocumentView document={sample} />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('样本')
    expect(screen.getByText('2026 年 1 月 1 日更新')).toBeTruthy()
    const headings = screen.getAllByRole('heading', { level: 2 })
    expect(headings.map((heading) => [heading.id, heading.textContent])).toEqual([
      ['first', '第一节'],
      ['second', '第二节'],
    ])
    expect(screen.getByText('一句话。').tagName).toBe('P')
  })

  it('numbers steps and only steps', () => {
    render(<DocumentView document={sample} />)
    const lists = screen.getAllByRole('list')
    expect(lists.map((list) => list.tagName)).toEqual(['UL', 'OL'])
    expect(within(lists[1] as HTMLElement).getAllByRole('listitem')).toHaveLength(2)
  })

  it('lets the keyboard reach a table that scrolls', () => {
    render(<DocumentView document={sample} />)
    const scroller = screen.getByRole('group', { name: '第二节' })
    expect(scroller.tabIndex).toBe(0)
    const cells = within(scroller).getAllByRole('cell')
    expect(cells.map((cell) => cell.textContent)).toEqual(['主 -0.25', '-50.00'])
    expect(within(scroller).getAllByRole('columnheader')).toHaveLength(2)
  })

  it('leaves the title to a dialog and keeps its anchors apart from the page behind', () => {
    render(
      <>
        <DocumentView document={terms} />
        <DocumentView document={terms} inDialog />
      </>,
    )
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    const ids = [...document.querySelectorAll('[id]')].map((element) => element.id)
    expect(ids).toHaveLength(terms.sections.length * 2)
    expect(new Set(ids).size).toBe(ids.length)
  })
})
