import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { defaultSiteTitle } from '@xinghe/rules/site/texts.ts'
import { dictionaryOf, stringsIn, toTraditional } from './traditional.ts'
import { collectDictionary, collectWords } from './zh-tw.ts'

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

/** Quoted from the specification, with its half-width commas. */
const quoted: ReadonlySet<string> = new Set([
  '请先登录账号,才能了解更多',
  '当前还有订单正在确认中,请稍等',
  '数据异常,请重新进入游戏',
])

it('calls each thing by one term, in both scripts', async () => {
  const words = await collectWords(join(import.meta.dirname, '..'))
  const wrong = /提款|隐私规则|\p{Script=Han},/u
  expect(words.filter((text) => wrong.test(text) && !quoted.has(text))).toEqual([])
  const traditional = words.map(toTraditional)
  expect(traditional.filter((text) => /取款|余額|伙伴|周禮|\d 周/.test(text))).toEqual([])
})

it('knows the title that a site has by default', async () => {
  const dictionary = await collectDictionary(join(import.meta.dirname, '..'))
  expect(dictionary[defaultSiteTitle]).toBe('星河 - 體育與娛樂')
})
