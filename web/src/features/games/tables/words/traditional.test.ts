import { join } from 'node:path'
import { seededRng } from '@xinghe/rules/base/rng.ts'
import { tableCodes } from '@xinghe/rules/games/tables/table-game.ts'
import { tableOf } from '@xinghe/rules/games/tables/tables.ts'
import { resultText, spotName } from '@xinghe/rules/games/tables/words.ts'
import { afterEach, expect, it, vi } from 'vitest'
import { toTraditional } from '../../../../../build/traditional.ts'
import { byWord } from '../../../../platform/i18n/by-word.ts'
import { setLanguage, translate } from '../../../../platform/i18n/language.ts'
import { ruleLines } from '../panels/rule-messages.ts'

vi.mock('../../../../platform/i18n/load-dictionary.ts', async () => {
  const { collectDictionary } = await import('../../../../../build/zh-tw.ts')
  const dictionary = await collectDictionary(join(import.meta.dirname, '../../../../..'))
  return { loadDictionary: async () => dictionary }
})

afterEach(() => setLanguage('zh-CN'))

it.each(tableCodes)(
  'the rules, bets and results of %s read in traditional Chinese',
  async (code) => {
    await setLanguage('zh-TW')
    const table = tableOf(code)
    const rng = seededRng(1)
    const results = Array.from({ length: 200 }, () => resultText(code, table.draw(rng)))
    const shown = [
      ...[...ruleLines[code], ...table.spots.map(({ row }) => row)].map((text) => translate(text)),
      ...[...table.spots.map((spot) => spotName(code, spot)), ...results].map((text) =>
        byWord(text, translate),
      ),
    ]
    expect(shown.map((text) => toTraditional(text))).toEqual(shown)
  },
)

it('keeps the words of the trade', () => {
  expect(toTraditional('免佣百家乐')).toBe('免佣百家樂')
  expect(toTraditional('可在台布上')).toBe('可在檯布上')
})
