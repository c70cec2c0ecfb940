import type { Document } from './document.ts'
import { updated } from './shared-phrases.ts'

export const browsers: Document = {
  title: '推荐浏览器',
  updated,
  sections: [
    {
      id: 'recommended',
      heading: '推荐使用',
      paragraphs: [
        '请使用近两年内发布的浏览器版本，并保持自动更新。',
        {
          table: {
            head: ['设备', '推荐浏览器'],
            rows: [
              ['Windows 电脑', 'Chrome、Edge、Firefox'],
              ['Mac 电脑', 'Safari、Chrome、Firefox'],
              ['安卓手机与平板', 'Chrome、Edge'],
              ['苹果手机与平板', 'Safari'],
            ],
          },
        },
        '不支持 IE 浏览器。双内核浏览器请切换到极速模式。',
      ],
    },
    {
      id: 'settings',
      heading: '建议的设置',
      paragraphs: [
        {
          list: [
            '允许 JavaScript 与本地存储；无痕模式下关闭窗口即退出登录。',
            '允许本站弹出新窗口，否则部分游戏不能打开。',
            '把系统时间设为自动校准；时间误差过大时，请求会被拒绝。',
            '网页缩放可以自由调整，放大到 200% 仍可正常使用。',
            '在系统中开启「减少动态效果」后，本站会停用动画。',
          ],
        },
      ],
    },
    {
      id: 'trouble',
      heading: '页面打不开或显示异常',
      paragraphs: [
        {
          ordered: true,
          list: [
            '刷新页面。',
            '关闭广告拦截、翻译与脚本类扩展后重试。',
            '清除本站的浏览数据，再重新登录。',
            '换用上表中的另一种浏览器。',
            '仍有问题时，请把浏览器名称、版本与截图交给在线客服。',
          ],
        },
      ],
    },
  ],
}
