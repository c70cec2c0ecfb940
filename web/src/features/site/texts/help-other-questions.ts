import { termsNumbers } from '@xinghe/rules/site/terms-numbers.ts'
import type { Document } from './document.ts'
import { figures } from './figures.ts'
import { updated } from './shared-phrases.ts'

const { recordYears } = termsNumbers

export const otherQuestions: Document = {
  title: '其他问题',
  updated,
  sections: [
    {
      id: 'code',
      heading: '收不到验证码怎么办？',
      paragraphs: [
        {
          list: [
            '核对手机号码或邮箱是否与绑定的一致；',
            '查看短信拦截与垃圾邮件；',
            `等待 ${figures.codeResendSeconds} 秒后重新获取，每个号码每天最多 ${figures.codeSendsPerDay} 次；`,
            '手机收不到短信时，可以改用语音验证码。',
          ],
        },
      ],
    },
    {
      id: 'profile',
      heading: '资料填错了可以改吗？',
      paragraphs: [
        '手机号码、真实姓名与出生日期确认后不能自行更改，请联系在线客服并按要求证明身份。其他资料可以在会员中心修改。',
      ],
    },
    {
      id: 'devices',
      heading: '怎样查看登录过的设备？',
      paragraphs: [
        `会员中心列出全部已登录的设备，可以逐一注销。最多信任 ${figures.devices} 台，超过时可以移除最早的一台。`,
      ],
    },
    {
      id: 'frozen',
      heading: '账户为什么被冻结？',
      paragraphs: [
        '账户因安全或违规审核被冻结时，只能登录与查看，不能存款、投注、转账或取款。请联系在线客服了解原因与处理办法。',
      ],
    },
    {
      id: 'edition',
      heading: '怎样切换版面与语言？',
      paragraphs: [
        '页面顶部可以切换简体与繁体中文；站点开放专业版时，还可以在浅色的经典版与深色的专业版之间切换。选择保存在您的浏览器中。',
      ],
    },
    {
      id: 'records',
      heading: '记录可以查多久？',
      paragraphs: [
        `存款、取款、转账与投注记录保存 ${recordYears} 年，可以按日期与类别筛选，并导出对账单。`,
      ],
    },
    {
      id: 'slots',
      heading: '电子游艺、棋牌与捕鱼公平吗？',
      paragraphs: [
        '结果由服务器种子、您自己的种子与局号共同决定，服务器种子的摘要在开局前公布，每局都可以验证。各游戏的理论回报率公布在游戏规则中。',
        '理论回报率是长期平均值。例如回报率 96%，表示大量投注之后，平均每 100.00 元返还 96.00 元；单次结果可能相差很远。',
      ],
    },
    {
      id: 'interrupted',
      heading: '游戏中途断线怎么办？',
      paragraphs: ['重新进入同一游戏即可从中断处继续；无法继续的牌局会退还投注。'],
    },
    {
      id: 'maintenance',
      heading: '显示维护中怎么办？',
      paragraphs: [
        '维护页面会写明预计结束的时间。维护期间，已受理的注单照常结算，已付款的存款照常入账。',
      ],
    },
    {
      id: 'feedback',
      heading: '怎样提出意见？',
      paragraphs: ['在「意见反馈」中选择类别，写明经过，可以附上图片；答复后会有未读提示。'],
    },
  ],
}
