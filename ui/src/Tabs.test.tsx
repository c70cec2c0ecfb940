// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { TabPanel } from './TabPanel.tsx'
import { Tabs } from './Tabs.tsx'

afterEach(cleanup)

const tabs = [
  { key: 'one', label: 'One' },
  { key: 'two', label: 'Two', disabled: true },
  { key: 'three', label: 'Three' },
] as const

function Page() {
  const [value, setValue] = useState<'one' | 'two' | 'three'>('one')
  return (
    <>
      <Tabs tabs={tabs} value={value} onValueChange={setValue} label="Kinds" id="kinds" />
      <TabPanel id="kinds" tabKey={value}>
        {value}
      </TabPanel>
    </>
  )
}

const selected = () => screen.getByRole('tab', { selected: true }).textContent

describe('Tabs', () => {
  it('moves with the arrows past a disabled tab and round the ends', async () => {
    render(<Page />)
    await userEvent.tab()
    expect(document.activeElement?.textContent).toBe('One')
    await userEvent.keyboard('{ArrowRight}')
    expect(selected()).toBe('Three')
    expect(document.activeElement?.textContent).toBe('Three')
    await userEvent.keyboard('{ArrowRight}')
    expect(selected()).toBe('One')
    await userEvent.keyboard('{End}')
    expect(selected()).toBe('Three')
    await userEvent.keyboard('{Home}')
    expect(selected()).toBe('One')
  })

  it('is one stop for Tab', () => {
    render(<Page />)
    expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1])
  })

  it('names the panel by its tab', async () => {
    render(<Page />)
    await userEvent.click(screen.getByRole('tab', { name: 'Three' }))
    expect(screen.getByRole('tabpanel', { name: 'Three' }).textContent).toBe('three')
  })
})
