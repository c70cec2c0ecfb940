/** How the clubs of a region are named: in the manner of Chinese towns or of transcribed ones. */
export type NameManner = 'native' | 'transcribed'

export interface Region {
  readonly name: string
  /** Hours ahead of GMT: when it is evening there. */
  readonly zoneHours: number
  readonly manner: NameManner
}

/** Invented countries, on no map. Their evenings are spread so that the board is never empty. */
export const regions: readonly Region[] = [
  { name: '东洲', zoneHours: 8, manner: 'native' },
  { name: '埃尔多', zoneHours: -4, manner: 'transcribed' },
  { name: '北境', zoneHours: 11, manner: 'native' },
  { name: '科林纳', zoneHours: 1, manner: 'transcribed' },
  { name: '德雷西亚', zoneHours: -8, manner: 'transcribed' },
  { name: '南屿', zoneHours: 5, manner: 'native' },
  { name: '帕兰蒂', zoneHours: -2, manner: 'transcribed' },
  { name: '诺维亚', zoneHours: 3, manner: 'transcribed' },
  { name: '西陆', zoneHours: 6, manner: 'native' },
  { name: '卡罗维亚', zoneHours: -10, manner: 'transcribed' },
  { name: '云陵', zoneHours: 8, manner: 'native' },
  { name: '格兰迪亚', zoneHours: -6, manner: 'transcribed' },
  { name: '澜海', zoneHours: 12, manner: 'native' },
  { name: '奥伦', zoneHours: 0, manner: 'transcribed' },
  { name: '塔利恩', zoneHours: 4, manner: 'transcribed' },
  { name: '苍原', zoneHours: 9, manner: 'native' },
  { name: '维斯马', zoneHours: -5, manner: 'transcribed' },
  { name: '星岛', zoneHours: 10, manner: 'native' },
  { name: '莱森', zoneHours: -1, manner: 'transcribed' },
  { name: '翠湖', zoneHours: 7, manner: 'native' },
  { name: '萨维纳', zoneHours: -3, manner: 'transcribed' },
  { name: '银湾', zoneHours: 8, manner: 'native' },
  { name: '赫尔蒙', zoneHours: 2, manner: 'transcribed' },
  { name: '费伦', zoneHours: -7, manner: 'transcribed' },
  { name: '霜岭', zoneHours: 11, manner: 'native' },
  { name: '伊斯塔', zoneHours: -9, manner: 'transcribed' },
]
