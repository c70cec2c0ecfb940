import type { NameManner } from './regions.ts'

const nativeFirst = Array.from('江云澜岚雁鹿鹤星月霜枫桐槐榆墨砚琴苍碧翠银玄朔虹汀')
const nativeSecond = Array.from('城川岛港原浦湾泽岭渡滩屿陵津洲塬')

const transcribedFirst = Array.from('阿贝卡德埃费格赫科莱诺奥帕塔瓦维佩布鲁索')
const transcribedSecond = Array.from('尔兰斯门维林罗纳森伦')
const transcribedThird = ['顿', '堡', '克', '多', '特', '港', '姆', '维尔', '斯特', '伦']

/** Real towns, and names that read as a word; both are excluded. */
const avoided = new Set(['桐城', '云港', '江津', '月城', '江岛', '云岭', '星洲', '江陵', '星城'])

const nativePlaces = nativeFirst.flatMap((first) => nativeSecond.map((second) => first + second))

const transcribedPlaces = transcribedFirst.flatMap((first) =>
  transcribedSecond.flatMap((second) => transcribedThird.map((third) => first + second + third)),
)

/** All towns of a manner; the seed assigns them to clubs. */
export const placesOf = (manner: NameManner): readonly string[] =>
  (manner === 'native' ? nativePlaces : transcribedPlaces).filter((name) => !avoided.has(name))
