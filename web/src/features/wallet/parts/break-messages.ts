/** A break of the member's own, on the pages of money. */
export const breakText = {
  coolOff: '您正处于冷静期',
  excluded: '您正处于自我排除期',
  forGood: '您已永久自我排除',
  until: '到 {at}（北京时间）结束。',
  withdraw: '取款和收款账户不受影响；存款、转入场馆与投注已暂停。',
  transfer: '转入场馆与投注已暂停；场馆里的资金随时可以转出或一键回收，取款不受影响。',
} as const
