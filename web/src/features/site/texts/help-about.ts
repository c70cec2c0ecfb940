import { termsNumbers } from '@xinghe/rules/site/terms-numbers.ts'
import type { Document } from './document.ts'
import { demoNote, updated } from './shared-phrases.ts'

const { recordYears } = termsNumbers

export const about: Document = {
  title: '关于我们',
  updated,
  sections: [
    {
      id: 'who',
      heading: '我们提供什么',
      paragraphs: [
        '本站是一个中文综合娱乐平台，一个账户即可使用体育、电子游艺、真人、彩票、棋牌、电子竞技与捕鱼，并有 VIP、优惠活动与代理计划。',
        demoNote,
      ],
    },
    {
      id: 'promises',
      heading: '三项承诺',
      paragraphs: [
        {
          ordered: true,
          list: [
            '资金不丢失、不凭空增加、不重复记账：每一笔变动都有来处与去处，账目只增不改。',
            '所见即所付：页面与服务器使用同一套规则计算，注单写明计算过程。',
            '结果与谁在参与无关：种子的摘要事先公布，每局都可以由会员自行验证。',
          ],
        },
      ],
    },
    {
      id: 'products',
      heading: '产品一览',
      paragraphs: [
        {
          table: {
            head: ['类别', '内容'],
            rows: [
              [
                '体育',
                '足球、篮球、网球、排球、棒球、斯诺克、乒乓球等，滚球、今日、早盘、冠军与串关',
              ],
              ['虚拟足球', '由模型产生的短时比赛，全天进行'],
              ['电子游艺', '多种主题，设有奖池'],
              ['真人', '百家乐、龙虎、轮盘'],
              ['彩票', '快 3，以及时时彩、PK10、六合彩一类的玩法，由本站自行开奖'],
              ['棋牌', '二十一点、牛牛、炸金花'],
              ['电子竞技', '与体育同一张交易单'],
              ['捕鱼', '多人同场，由服务器判定每次捕获'],
            ],
          },
        },
      ],
    },
    {
      id: 'security',
      heading: '安全与透明',
      paragraphs: [
        {
          list: [
            '接口内容全程加密，密钥在每次打开页面时重新协商；',
            '陌生设备与异常登录须另行验证；',
            `交易记录保存 ${recordYears} 年，账目以散列链封存，事后改动会被发现；`,
            '各游戏的回报率公开，随版本发布公平性报告。',
          ],
        },
      ],
    },
    {
      id: 'responsible',
      heading: '理性博彩',
      paragraphs: ['我们提供限额、定时提醒、冷静期与自我排除等工具，详见「博彩责任」。'],
    },
  ],
}
