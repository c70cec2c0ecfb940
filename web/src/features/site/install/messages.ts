export const installText = {
  install: '安装应用',
  installApp: '您正在使用已安装的应用。',
  installDone: '应用已安装，可以从主屏幕或桌面打开。',
  installByHand: '请按下方的步骤，用浏览器的菜单添加到主屏幕。',
  installInsecure: '当前地址不是 https，浏览器不能安装应用；您仍可以按下方的步骤添加快捷方式。',
  installDismissed: '您取消了安装，稍后可以再次安装，或按下方的步骤添加。',
} as const
