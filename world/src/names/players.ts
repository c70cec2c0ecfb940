import type { NameManner } from './regions.ts'

// Two-syllable surnames are rare, so that no invented player has the name of a real one.
const surnames =
  '端木 司空 慕容 闻人 东方 上官 欧阳 夏侯 诸葛 尉迟 皇甫 澹台 公冶 宗政 濮阳 淳于 单于 太叔 申屠 公孙 轩辕 令狐 钟离 宇文 长孙 鲜于 闾丘 司徒'.split(
    ' ',
  )
const givenNames = Array.from('青澈岩川霁朗越宁舟野禾昭笙屿岚棠砚柏疏映遥歌白锦书恒')

const transcribedGiven =
  '卢卡 埃文 诺尔 达恩 米洛 菲恩 奥托 雷诺 伊沃 塞恩 马罗 基安 托比 瓦伊 莱夫 尼科'.split(' ')
const transcribedFamily =
  '贝兰特 科尔温 维斯纳 德罗兰 哈尔文 索莱恩 帕维罗 塔尔曼 埃森多 诺瓦伦 格雷维 布兰索 鲁梅恩 阿维森 莫兰托 费尔诺'.split(
    ' ',
  )

const squadFamily =
  '贝尔索 科维兰 维罗恩 德兰特 哈森多 索尔维 帕兰诺 塔维森 埃尔曼 诺兰德 格罗温 布雷恩 鲁索多 阿兰托 莫维罗 费兰特'.split(
    ' ',
  )

const nativePlayers = surnames.flatMap((surname) => givenNames.map((given) => surname + given))
const transcribedNames = (families: readonly string[]): string[] =>
  transcribedGiven.flatMap((given) => families.map((family) => `${given}·${family}`))
const transcribedPlayers = transcribedNames(transcribedFamily)

/** Invented players, some named in each manner. */
export const playerNames: readonly string[] = [...nativePlayers, ...transcribedPlayers]

/** Invented players of clubs, more than the largest league needs. */
export const squadNames = (manner: NameManner): readonly string[] =>
  manner === 'native' ? nativePlayers : [...transcribedPlayers, ...transcribedNames(squadFamily)]
