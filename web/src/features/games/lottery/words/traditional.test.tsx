import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { lotteryOf } from '@xinghe/rules/games/lottery/lotteries.ts'
import { lotteryCodes, type LotteryCode } from '@xinghe/rules/games/lottery/lottery.ts'
import { cellPicks } from '@xinghe/rules/games/lottery/pick.ts'
import { pickLabel } from '@xinghe/rules/games/lottery/words.ts'
import type { ReactElement } from 'react'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { toTraditional } from '../../../../../build/traditional.ts'
import { setLanguage, translate } from '../../../../platform/i18n/language.ts'
import { Board } from '../board/Board.tsx'
import { LotteryRules } from '../panels/Rules.tsx'

vi.mock('../../../../platform/i18n/load-dictionary.ts', async () => {
  const { collectDictionary } = await import('../../../../../build/zh-tw.ts')
  const dictionary = await collectDictionary(join(import.meta.dirname, '../../../../..'))
  return { loadDictionary: async () => dictionary }
})

afterEach(async () => {
  cleanup()
  await setLanguage('zh-CN')
})

/** Every text and label of the page, in order. */
const words = (): string[] => {
  const texts: string[] = []
  for (const element of document.body.querySelectorAll('*')) {
    texts.push(element.getAttribute('aria-label') ?? '')
    for (const node of element.childNodes)
      if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent ?? '')
  }
  return texts.filter((text) => /[一-龥]/.test(text))
}

const wordsOf = async (language: 'zh-CN' | 'zh-TW', page: ReactElement): Promise<string[]> => {
  await setLanguage(language)
  render(page)
  const found = words()
  for (const tab of screen.queryAllByRole('tab')) {
    fireEvent.click(tab)
    found.push(...words())
  }
  cleanup()
  return found
}

const board = (lottery: LotteryCode) => (
  <Board lottery={lottery} yearAnimal={6} chosen={new Set()} onToggle={() => undefined} />
)

it.each(lotteryCodes)('the boards and rules of %s read in traditional Chinese', async (lottery) => {
  for (const page of [board(lottery), <LotteryRules key="rules" code={lottery} />]) {
    const simplified = await wordsOf('zh-CN', page)
    const shown = await wordsOf('zh-TW', page)
    expect(simplified.length).toBeGreaterThan(10)
    // Word by word: a label is put together from words that were converted one by one.
    expect(shown.map((text) => toTraditional(text))).toEqual(shown)
    expect(shown).toHaveLength(simplified.length)
    expect(shown).not.toEqual(simplified)
  }
})

it('a label is converted word by word', async () => {
  await setLanguage('zh-TW')
  const play = lotteryOf('SSC').plays.find(({ code }) => code === 'digit')
  const [pick] = play === undefined ? [] : cellPicks(play)
  if (play === undefined || pick === undefined) throw new Error('no such play')
  expect(pickLabel('SSC', play, pick, translate)).toBe('定位膽 萬位 0')
})
