import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { dictionaryOf, stringsIn, toTraditional } from './traditional.ts'
import { collectDictionary } from './zh-tw.ts'

it('writes as Taiwan does', () => {
  expect(toTraditional('请重新登录')).toBe('請重新登入')
  expect(toTraditional('网络异常')).toBe('網路異常')
})

it('keeps the words of the trade', () => {
  const trade = ['复式', '电子游艺', '账户', '账号', '冲账', '注销', '发布', '充值', '取款']
  expect(trade.map(toTraditional)).toEqual([
    '複式',
    '電子遊藝',
    '帳戶',
    '帳號',
    '沖帳',
    '註銷',
    '發布',
    '儲值',
    '提款',
  ])
  expect(toTraditional('您的账户充值记录')).toBe('您的帳戶儲值記錄')
})

it('finds strings however deep and leaves out those that do not differ', () => {
  const words = stringsIn({ a: '登录', b: [{ c: '首页' }, 3, null], d: { e: 'VIP' } })
  expect(words).toEqual(['登录', '首页', 'VIP'])
  expect(dictionaryOf(words)).toEqual({ 登录: '登入', 首页: '首頁' })
})

it('collects messages files, long texts and refusals', async () => {
  const root = await mkdtemp(join(tmpdir(), 'words-'))
  try {
    await mkdir(join(root, 'src/features/lobby'), { recursive: true })
    const file = join(root, 'src/features/lobby/messages.ts')
    await writeFile(file, "export const text: { a: string } = { a: '热门赛事' }")
    const dictionary = await collectDictionary(root)
    expect(dictionary['热门赛事']).toBe('熱門賽事')
    expect(dictionary['非法请求']).toBe('非法請求')
  } finally {
    await rm(root, { recursive: true })
  }
})
