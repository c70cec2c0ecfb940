import { codeLifeMs, type CodePurpose } from '@xinghe/rules/account/code-policy.ts'
import { minuteMs } from '@xinghe/rules/base/instant.ts'
import { escapeHtml } from '../../../platform/text/escape-html.ts'

const uses: Record<CodePurpose, string> = {
  'bind-phone': '绑定手机号码',
  reset: '重置密码',
  'new-device': '新设备登录',
  'bind-email': '绑定邮箱',
  'withdrawal-password': '设置取款密码',
  'change-password': '安全验证',
  'new-card': '绑定收款账户',
}

export interface CodeMessage {
  readonly subject: string
  /** For SMS and as the plain half of a mail. */
  readonly text: string
  readonly html: string
  /** Digit by digit, twice, as a voice reads it. */
  readonly spoken: string
}

const warning = '工作人员不会向您索取验证码，请勿告知任何人。'

export const codeMessage = (siteName: string, purpose: CodePurpose, code: string): CodeMessage => {
  const use = uses[purpose]
  const minutes = codeLifeMs / minuteMs
  const digits = code.split('').join('，')
  return {
    subject: `【${siteName}】${use}验证码`,
    text: `【${siteName}】您正在进行${use}，验证码 ${code}，${minutes}分钟内有效。${warning}`,
    spoken: `您正在进行${siteName}${use}，验证码是：${digits}。再播报一次：${digits}。${warning}`,
    html: `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><body style="margin:0;padding:32px 16px;background:#f3f4f8;font-family:sans-serif;color:#1d2333"><div style="max-width:480px;margin:0 auto;padding:32px;background:#fff;border-radius:12px"><p style="margin:0 0 16px;font-size:18px;font-weight:600">${escapeHtml(siteName)}</p><p style="margin:0 0 16px">您正在进行${use}，验证码为：</p><p style="margin:0 0 16px;font-size:32px;letter-spacing:8px;font-weight:700">${code}</p><p style="margin:0 0 8px;color:#5b6478">${minutes}分钟内有效。</p><p style="margin:0;color:#5b6478">${warning}</p></div></body></html>`,
  }
}
