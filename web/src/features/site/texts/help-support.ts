import type { Document } from './document.ts'
import { codeNote, officialChannelNote, updated } from './shared-phrases.ts'

export const support: Document = {
  title: '在线客服',
  updated,
  sections: [
    {
      id: 'open',
      heading: '怎样联系客服',
      paragraphs: [
        {
          ordered: true,
          list: [
            '点击页面顶部或右侧的「在线客服」，登录窗口中也有联系客服的链接。',
            '阅读安全提示并确认。',
            '在打开的客服窗口中说明问题。',
          ],
        },
        '未登录也可以联系客服。网站维护期间，客服链接仍然可用。',
      ],
    },
    {
      id: 'safety',
      heading: '安全提示',
      paragraphs: [officialChannelNote, codeNote],
    },
    {
      id: 'prepare',
      heading: '请先准备好这些资料',
      paragraphs: [
        {
          table: {
            head: ['问题', '请提供'],
            rows: [
              ['存款未到账', '订单编号、付款时间、金额与付款凭证'],
              ['取款进度', '取款订单编号'],
              ['注单疑问', '交易编号；也可以在注单上直接点击「申诉」'],
              ['转账未到账', '转账编号与场馆名称'],
              ['无法登录', '用户名与页面提示，切勿发送密码'],
              ['页面异常', '浏览器名称、版本与截图'],
            ],
          },
        },
      ],
    },
    {
      id: 'other',
      heading: '其他途径',
      paragraphs: [
        '不急的问题可以写「意见反馈」，答复会显示未读提示，并保留往来记录。',
        '账户通知与公告请在消息中心查看。',
      ],
    },
  ],
}
