export const returnsText = {
  title: '理论返还率',
  note: '由程序逐一计算全部可能得出的精确值，不随会员、注额或输赢变化。',
  failed: '返还率暂时读不到，请稍后再试。',
  retry: '重试',
} as const
