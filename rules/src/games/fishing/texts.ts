import type { FishKindCode } from './fish-kind.ts'

export const fishNames: Readonly<Record<FishKindCode, string>> = {
  clown: '小丑鱼',
  butterfly: '蝴蝶鱼',
  tang: '蓝吊鱼',
  puffer: '河豚',
  lion: '狮子鱼',
  seahorse: '海马',
  flounder: '比目鱼',
  jelly: '水母',
  octopus: '章鱼',
  lantern: '灯笼鱼',
  turtle: '海龟',
  ray: '魔鬼鱼',
  sword: '剑鱼',
  shark: '大白鲨',
  whale: '金鲸',
  chest: '宝箱',
  dragon: '深海龙王',
}
