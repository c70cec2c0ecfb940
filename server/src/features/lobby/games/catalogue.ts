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
  (enName: string, channel: string, category: GameCategoryCode) =>
  (
    code: string,
    name: string,
    initials: string,
    line: string,
    ...tags: readonly EntryTag[]
  ): CatalogueGame => ({ code, enName, channel, category, name, line, initials, tags })

const slot = of('slots', 'XHDZ', 'DZ')
const lottery = of('lottery', 'XHCP', 'CP')
const cards = of('cards', 'XHQP', 'QP')
const esports = of('esports', 'CRTY', 'DJ')

/** The games of a new site in Simplified; Traditional is derived when they are written. */
export const catalogue: readonly CatalogueGame[] = [
  slot('GEM', '星河宝石', 'xhbs', '三轴五线，叠放百搭，小步稳行', 'recommended'),
  slot('KOI', '锦鲤跃门', 'jlym', '二十线，免费旋转奖金翻倍'),
  slot('FLY', '敦煌飞天', 'dhft', '二百四十三路，免费旋转三倍奖金'),
  slot('DRG', '九霄龙珠', 'jxlz', '一千零二十四路，百搭一颗抵三颗', 'new'),
  lottery('K3', '星河快三', 'xhks', '三颗骰子，一分钟一期'),
  lottery('SSC', '星河时时彩', 'xhssc', '五位号码，两分钟一期', 'recommended'),
  lottery('PK10', '星河赛车', 'xhsc', '十车竞速，三分钟一期'),
  lottery('LHC', '星河六合彩', 'xhlhc', '四十九选七，生肖波色，五分钟一期', 'new'),
  cards('BJ', '二十一点', 'esyd', '庄家软十七停牌，天牌一赔一点五', 'recommended'),
  cards('NN', '牛牛', 'nn', '五张比牛，平倍翻倍任选'),
  cards('ZJH', '炸金花', 'zjh', '三张定胜负，闷牌看牌由你'),
  esports('ES', '电竞赛事', 'djss', '赛前与滚球，在星河体育下注'),
]
