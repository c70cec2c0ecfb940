import { termsNumbers } from '@xinghe/rules/site/terms-numbers.ts'
import type { Document } from './document.ts'
import { figures } from './figures.ts'
import { codeNote, demoNote, updated } from './shared-phrases.ts'

const { minimumAge, accountsPerMember } = termsNumbers

export const openAccount: Document = {
  title: '开户',
  updated,
  sections: [
    {
      id: 'before',
      heading: '开户之前',
      paragraphs: [
        {
          list: [
            `您须年满 ${minimumAge} 周岁，并达到所在地的法定年龄。`,
            '部分国家或地区不能注册，系统会在注册与登录时核验。',
            `每位会员只可拥有 ${accountsPerMember} 个账户。`,
          ],
        },
        demoNote,
      ],
    },
    {
      id: 'steps',
      heading: '注册步骤',
      paragraphs: [
        {
          ordered: true,
          list: [
            '点击页面右上角的「注册」。',
            '填写用户名与密码，并再次输入密码。',
            '阅读条款与隐私政策，勾选同意。',
            '点击「注册」，按提示完成滑块拼图；滑块不便操作时，可以改用图形验证码。',
            '看到「注册成功」后系统自动登录，无需再次输入密码。',
          ],
        },
        '通过好友的邀请链接打开本站时，推荐码会自动带入，不需要手工填写。',
      ],
    },
    {
      id: 'naming',
      heading: '用户名与密码的要求',
      paragraphs: [
        {
          table: {
            head: ['类别', '要求', '示例'],
            rows: [
              [
                '用户名',
                `${figures.usernameMin}-${figures.usernameMax} 位字母与数字，首位为字母，至少 ${figures.usernameLetters} 个字母和 1 个数字`,
                'star2026',
              ],
              [
                '密码',
                `${figures.passwordMin}-${figures.passwordMax} 位字母与数字，两者都要有`,
                '请自行设定，不要与用户名相同',
              ],
            ],
          },
        },
        '用户名不区分大小写，注册后不能更改。过于常见的密码不能使用。',
      ],
    },
    {
      id: 'after',
      heading: '注册之后先做三件事',
      paragraphs: [
        {
          ordered: true,
          list: [
            '在会员中心绑定手机号码：存取款账户管理与找回密码都会用到。',
            '填写真实姓名与出生日期：姓名须与银行卡持卡人一致。确认后不能自行更改，请仔细核对。',
            '设置取款密码：取款时使用，请勿与登录密码相同。',
          ],
        },
        '会员中心会显示安全等级，并提示下一步可以做什么。',
      ],
    },
    {
      id: 'login',
      heading: '登录与验证',
      paragraphs: [
        `连续 ${figures.loginLockMinutes} 分钟内密码错误达到 ${figures.loginFailures} 次，须等待 ${figures.loginLockMinutes} 分钟再试。`,
        `在陌生设备或陌生地区登录时，系统会向您绑定的手机或邮箱发送 ${figures.codeDigits} 位验证码。验证码 ${figures.codeMinutes} 分钟内有效，最多可输错 ${figures.codeTries} 次，两次发送须间隔 ${figures.codeResendSeconds} 秒。`,
        `一个账户最多信任 ${figures.devices} 台设备。${figures.sessionIdleHours} 小时没有操作，或登录满 ${figures.sessionDays} 天，须重新登录。`,
        codeNote,
      ],
    },
    {
      id: 'forgot',
      heading: '忘记密码',
      paragraphs: [
        {
          ordered: true,
          list: [
            '在登录窗口点击「忘记密码」，选择手机找回或邮箱找回。',
            '输入用户名与已绑定的手机号码或邮箱，获取验证码。',
            '填写收到的验证码，通过身份验证。',
            '设置新密码并再次输入，看到「修改成功」后返回登录。',
          ],
        },
        '没有绑定手机与邮箱的账户，请联系在线客服。',
      ],
    },
  ],
}
