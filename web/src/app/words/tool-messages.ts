/** The member’s tools, the menus and the bars of a phone: parts of the shell that are fetched later. */
export const toolText = {
  phoneNavigation: '底部导航',
  phoneBets: '注单',
  memberTools: '会员工具',
  menu: '菜单',
  close: '关闭',
  logout: '退出登录',
  centreWallet: '中心钱包',
  showBalance: '显示余额',
  hideBalance: '隐藏余额',
  refreshBalance: '刷新余额',
  messages: '消息中心',
  unread: '{count} 条未读消息',
  memberMenu: '会员菜单',
  vipGrade: 'VIP {grade}',
  venueClosed: '即将开放',
  retry: '重新加载',
} as const
