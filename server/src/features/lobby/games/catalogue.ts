import { gameCategories, type GameCode } from '@xinghe/rules/games/house/game.ts'
import { gameNames } from '@xinghe/rules/games/house/texts.ts'
import type { GameCategoryCode } from '@xinghe/rules/lobby/game-category.ts'
import type { EntryTag } from '@xinghe/rules/lobby/game-list.ts'

export interface CatalogueGame {
  readonly code: string
  readonly enName: string
  readonly channel: string
  readonly category: GameCategoryCode
  readonly name: string
  readonly line: string
  readonly initials: string
  readonly tags: readonly EntryTag[]
}

const of =
  (enName: string, channel: string) =>
  (
    code: GameCode,
    initials: string,
    line: string,
    ...tags: readonly EntryTag[]
  ): CatalogueGame => ({
    code,
    enName,
    channel,
    category: gameCategories[code],
    name: gameNames[code],
    initials,
    line,
    tags,
  })

const slot = of('slots', 'XHDZ')
const lottery = of('lottery', 'XHCP')
const cards = of('cards', 'XHQP')
const live = of('live', 'XHZR')
const fishing = of('fishing', 'XHBY')

/** The sportsbook's own matches, under an entry of their own. */
const esports: CatalogueGame = {
  code: 'ES',
  enName: 'esports',
  channel: 'CRTY',
  category: 'DJ',
  name: '电竞赛事',
  initials: 'djss',
  line: '赛前与滚球，在星河体育下注',
  tags: [],
}

/** The games of a new site in Simplified; Traditional is derived when they are written. */
export const catalogue: readonly CatalogueGame[] = [
  slot('GEM', 'xhbs', '三轴五线，叠放百搭，小步稳行', 'recommended'),
  slot('KOI', 'jlym', '二十线，免费旋转奖金翻倍'),
  slot('FLY', 'dhft', '二百四十三路，免费旋转三倍奖金'),
  slot('DRG', 'jxlz', '一千零二十四路，百搭一颗抵三颗', 'new'),
  lottery('K3', 'xhks', '三颗骰子，一分钟一期'),
  lottery('SSC', 'xhssc', '五位号码，两分钟一期', 'recommended'),
  lottery('PK10', 'xhsc', 'PK10 玩法，十车竞速，三分钟一期'),
  lottery('LHC', 'xhlhc', '四十九选七，生肖波色，五分钟一期', 'new'),
  cards('BJ', 'esyd', '庄家软十七停牌，天牌一赔一点五', 'recommended'),
  cards('NN', 'nn', '五张比牛，平倍翻倍任选'),
  cards('ZJH', 'zjh', '三张定胜负，闷牌看牌由你'),
  live('BA1', 'jdbjl', '八副新牌，庄赢抽佣半成，二十秒下注', 'recommended'),
  live('BA2', 'mybjl', '庄赢不抽佣，六点赢赔一半'),
  live('BA3', 'jsbjl', '十二秒下注，二十四秒一局', 'new'),
  live('DT1', 'lh', '龙虎各一张，一翻定胜负'),
  live('RL1', 'lp', '单零轮盘，三十七格，直注赔三十五倍'),
  fishing('FISH', 'xhby', '四人同海，命中才计费，一条鱼只捕一次', 'new'),
  esports,
]
