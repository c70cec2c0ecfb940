// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Table, type Column } from './Table.tsx'

afterEach(cleanup)

type Row = { id: string; amount: string }

const columns: readonly Column<Row>[] = [
  { key: 'id', header: 'Number', cell: (row) => row.id },
  { key: 'amount', header: 'Amount', cell: (row) => row.amount, numeric: true },
]
const rows: readonly Row[] = [{ id: 'b1', amount: '10.00' }]

function show(list: readonly Row[], state: 'ready' | 'loading' | 'error') {
  render(
    <Table
      caption="Bets"
      columns={columns}
      rows={list}
      rowKey={(row) => row.id}
      state={state}
      empty="nothing here"
      error="it failed"
      loadingLabel="loading"
      totals={{ amount: 'sum' }}
    />,
  )
}

describe('Table', () => {
  it('shows rows and sums', () => {
    show(rows, 'ready')
    expect(screen.getByRole('cell', { name: '10.00' })).toBeDefined()
    expect(screen.getByRole('cell', { name: 'sum' })).toBeDefined()
    expect(screen.queryByText('nothing here')).toBeNull()
  })

  it('shows the empty state only once loading is over', () => {
    show([], 'ready')
    expect(screen.getByText('nothing here')).toBeDefined()
    cleanup()
    show([], 'loading')
    expect(screen.queryByText('nothing here')).toBeNull()
    expect(screen.getByRole('status').textContent).toBe('loading')
  })

  it('keeps the old rows in sight while new ones load', () => {
    show(rows, 'loading')
    expect(screen.getByRole('cell', { name: '10.00' })).toBeDefined()
    expect(screen.getByRole('group', { name: 'Bets' }).getAttribute('aria-busy')).toBe('true')
  })

  it('shows the failure in place of rows', () => {
    show(rows, 'error')
    expect(screen.getByText('it failed')).toBeDefined()
    expect(screen.queryByRole('cell', { name: '10.00' })).toBeNull()
  })
})
