import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instant } from '../base/instant.ts'
import { compileChatWords, type ChatWord, type ChatWordAction } from './filter-words.ts'
import { filterChatText } from './filter.ts'

const entry = (word: string, action: ChatWordAction): ChatWord => ({
  word,
  action,
  from: instant(0),
  until: null,
})
const list = [
  entry('代理返佣', 'refuse'),
  entry('赌鬼', 'mask'),
  entry('赌鬼王', 'refuse'),
  entry('操', 'mask'),
  entry('操作', 'allow'),
  entry('体操', 'allow'),
  entry('ass', 'mask'),
  entry('fuck', 'mask'),
  entry('cunt', 'refuse'),
  entry('法轮', 'refuse'),
]
const words = compileChatWords(list, instant(1))
const judge = (text: string): string => {
  const result = filterChatText(text, words)
  return result.ok ? result.value : result.reason
}

describe('the word list', () => {
  it.each([
    ['你这赌鬼', '你这**'],
    ['你这賭鬼', '你这**'],
    ['赌 鬼！', '**！'],
    ['赌🎲鬼', '**'],
    ['赌\u200b鬼', '**'],
    ['赌.*.鬼', '**'],
    ['赌，鬼知道', '赌，鬼知道'],
    ['赌鬼王来了', 'chat-words'],
    ['賭鬼王', 'chat-words'],
    ['代-理-返-佣', 'chat-words'],
    ['操', '*'],
    ['操作很快，体操冠军', '操作很快，体操冠军'],
    ['操作操', '操作*'],
    ['class pass assassin', 'class pass assassin'],
    ['you ass', 'you ***'],
    ['ASS!', '***!'],
    ['ass123', '***123'],
    ['f u c k', '****'],
    ['F.U.C.K', '****'],
    ['ｆｕｃｋ', '****'],
    ['fuсk', '****'],
    ['fück', '****'],
    ['🅵🆄🅲🅺', '****'],
    ['𝓯𝓾𝓬𝓴', '****'],
    ['as sure', 'as sure'],
    ['as S级', 'as S级'],
    ['Scunthorpe', 'Scunthorpe'],
    ['说法，轮到他', '说法，轮到他'],
    ['好球', '好球'],
  ])('turns %s into %s', (text, expected) => {
    expect(judge(text)).toBe(expected)
  })

  it('has every word in force from its date up to its end', () => {
    const dated = [
      { word: '假球', action: 'refuse' as const, from: instant(10), until: instant(20) },
    ]
    const at = (now: number) => filterChatText('假球', compileChatWords(dated, instant(now))).ok
    expect([9, 10, 19, 20].map(at)).toEqual([true, false, false, true])
  })

  it('ignores an entry without letters', () => {
    const empty = compileChatWords([entry('', 'refuse'), entry('…', 'refuse')], instant(1))
    expect(filterChatText('好球…', empty)).toEqual({ ok: true, value: '好球…' })
  })

  it('leaves no masked word in its answer, and only stars are new', () => {
    const piece = fc.constantFrom('赌鬼', '赌 鬼', '操作', '操', ' ', 'ass', 'cl', '👍', '好')
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 20 }), (pieces) => {
        const once = judge(pieces.join(''))
        if (once === 'chat-words' || once === 'chat-empty') return
        expect(judge(once)).toBe(once)
        expect(once).not.toMatch(/赌 *鬼/)
        for (const character of once) expect(`*${pieces.join('')}`).toContain(character)
      }),
    )
  })
})
