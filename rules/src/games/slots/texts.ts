import type { SlotCode } from './machines/machine.ts'

/** Names of the symbols, by machine. */
export const symbolNames: Readonly<Record<SlotCode, Readonly<Record<string, string>>>> = {
  GEM: { W: '百搭星', A: '红宝石', B: '蓝宝石', C: '祖母绿', D: '黄玉', E: '紫晶' },
  KOI: {
    W: '龙门',
    S: '跃浪明珠',
    A: '金鲤',
    B: '红鲤',
    C: '莲花',
    D: '元宝',
    E: '灯笼',
    F: '铜钱',
    G: '荷叶',
  },
  FLY: {
    W: '金莲宝座',
    S: '石窟',
    A: '飞天',
    B: '九色鹿',
    C: '藻井',
    D: '琵琶',
    E: '净瓶',
    F: '法螺',
    G: '祥云',
    H: '火焰宝珠',
  },
  DRG: {
    W: '龙珠',
    S: '雷霆',
    A: '金龙',
    B: '凤凰',
    C: '玉玺',
    D: '金钟',
    E: '宝剑',
    F: '葫芦',
    G: '乾',
    H: '坎',
    I: '震',
    J: '坤',
  },
}

export const poolNames: Readonly<Record<string, string>> = {
  mini: '迷你',
  major: '大奖',
  grand: '巨奖',
}
