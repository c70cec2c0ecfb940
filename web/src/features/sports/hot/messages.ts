export const hotText = {
  title: '热门赛事',
  line: '点选赔率即可加入交易单',
  loading: '正在加载热门赛事',
  toBook: '更多赛事',
  toSlip: '交易单 {count} 项，去投注',
  plays: '全部 {count} 个玩法',
} as const
