/** What a visitor may open, each with its heading. */
export const publicScreens = {
  '/home': '星河',
  '/app/help/kh': /开户/,
  '/app/help/gztk': /条款/,
  '/sponsor': /合作伙伴/,
  '/download': /星河/,
  '/agent': '代理合作',
  '/no/such/page': '页面不存在',
  '/game/sport': '体育赛事',
  '/dz/game?g=GEM': '星河宝石',
  '/dz/game?g=BJ': '二十一点',
  '/pg/game?fair=': '公平验证',
  '/game/egame': '电子游艺',
  '/game/realbet': '真人视讯',
  '/game/lottery': '彩票游戏',
  '/game/chess': '棋牌游戏',
  '/game/gaming': '电子竞技',
  '/game/fishing': '捕鱼游戏',
  '/activity/discount': '优惠活动',
  '/activity/bettingGift/1': '体育投注礼金',
  '/activity/racePage/1': '体育流水竞赛',
  '/activity/activityLandPage/1': '串关加赠',
  '/activity/friendInvitation': '邀请好友',
  '/activity/signGift/1': '每日签到',
  '/activity/drawGift/1': '幸运转盘',
  '/activity/newTask/1': '新人任务',
  '/activity/firstDeposit/1': '首存送38%',
  '/activity/againDeposit/1': '每日再存加赠',
} as const

/** What a member may open who has bound nothing yet, beside the member centre. */
export const memberPlaces = {
  '/mine/auth': '身份认证',
  '/mine/introTutorial': '新手教程',
  '/mine/vip': 'VIP特权',
  '/mine/vip/detail': 'VIP详情',
} as const
