/** The page that the service worker shows while there is no network; the build writes it in both scripts. */
export const offlineText = {
  title: '网络连接已断开',
  line: '现在无法连接本站，恢复后页面会自动打开。您的余额、注单与订单都保存在服务器上，不受影响。',
  again: '重新连接',
} as const
