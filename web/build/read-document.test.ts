import { describe, expect, it } from 'vitest'
import { readDocument } from './read-document.ts'

const figures = {
  age: 18,
  note: '请理性娱乐。',
  caps: [
    ['足球', '1'],
    ['网球', '2'],
  ],
}
const read = (markdown: string) => readDocument(markdown, figures, '今日更新')

describe('readDocument', () => {
  it('reads headings with anchors, paragraphs, lists and tables, with figures filled in', () => {
    const markdown = [
      '# 规则\n',
      '## 年龄 {#age}\n',
      '须年满 {age} 周岁。\n',
      '- 一；\n- {note}\n',
      '1. 先登录。\n2. 再投注。\n',
      '## 上限 {#caps}\n',
      '| 类别 | 上限 |\n| --- | --- |\n| {caps} |\n| 其他 | {age} |\n',
    ].join('\n')
    expect(read(markdown)).toEqual({
      title: '规则',
      updated: '今日更新',
      sections: [
        {
          id: 'age',
          heading: '年龄',
          paragraphs: [
            '须年满 18 周岁。',
            { list: ['一；', '请理性娱乐。'] },
            { list: ['先登录。', '再投注。'], ordered: true },
          ],
        },
        {
          id: 'caps',
          heading: '上限',
          paragraphs: [
            {
              table: {
                head: ['类别', '上限'],
                rows: [
                  ['足球', '1'],
                  ['网球', '2'],
                  ['其他', '18'],
                ],
              },
            },
          ],
        },
      ],
    })
  })

  it('reads a table of the running site', () => {
    const [section] = read('# 甲\n\n## 乙 {#b}\n\n{live:rails}').sections
    expect(section?.paragraphs).toEqual([{ live: 'rails' }])
  })

  it.each([
    ['an unknown figure', '# 甲\n\n## 乙 {#b}\n\n{nothing}', 'no figure is called nothing'],
    ['rows inside a sentence', '# 甲\n\n## 乙 {#b}\n\n上限 {caps}', 'rows of a table'],
    [
      'an unknown live table',
      '# 甲\n\n## 乙 {#b}\n\n{live:nothing}',
      'no live table is called nothing',
    ],
    ['a heading without an anchor', '# 甲\n\n## 乙', 'no anchor'],
    ['a text without a title', '## 乙 {#b}\n\n丙', 'no title'],
    ['a paragraph before the first heading', '# 甲\n\n丙', 'begins with'],
    ['another form of Markdown', '# 甲\n\n## 乙 {#b}\n\n> 丙', 'blockquote'],
  ])('refuses %s', (_, markdown, fault) => {
    expect(() => read(markdown)).toThrow(fault)
  })
})
