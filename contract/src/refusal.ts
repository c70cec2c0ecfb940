/**
 * Every way to say no: name → business code and text. Many names may share a code; the web picks its
 * behaviour by the name. `http` is set where the answer is more than a business refusal (HTTP 200).
 * What no built capability raises yet is listed in `refusalsToCome`.
 */
export interface Refusal {
  readonly code: number
  readonly text: string
  readonly http?: 400 | 401 | 403 | 404 | 413 | 415 | 500 | 502 | 503
}

export const success = { code: 6000, text: '成功' } as const

export const refusals = {
  'session-expired': { code: 6001, text: '请重新登录', http: 401 },
  'wrong-credentials': { code: 6002, text: '用户名或密码错误' },
  'access-denied': { code: 6003, text: '请求拒绝' },
  'not-found': { code: 6004, text: '未找到数据' },
  'unknown-path': { code: 6004, text: '未找到数据', http: 404 },
  'internal-error': { code: 6005, text: '服务开小差了，请稍后重试', http: 500 },
  'outside-unreachable': { code: 6006, text: '外部服务暂时无法连接，请稍后重试', http: 502 },
  'invalid-parameter': { code: 6007, text: '请求参数错误' },
  'bad-json': { code: 6007, text: '请求参数错误', http: 400 },
  'body-too-large': { code: 6007, text: '请求内容过大', http: 413 },
  'media-type-unknown': { code: 6007, text: '请求参数错误', http: 415 },
  'username-shape': { code: 6007, text: '4-11位，最少2个字母+数字组合，首位为字母' },
  'passwords-differ': { code: 6007, text: '两次密码输入不一致' },
  'time-missing': { code: 6008, text: '非法请求' },
  'time-stale': { code: 6008, text: '非法请求' },
  'sign-wrong': { code: 6008, text: '非法请求' },
  'key-unknown': { code: 6008, text: '非法请求' },
  'cipher-broken': { code: 6008, text: '非法请求' },
  'request-replayed': { code: 6008, text: '非法请求' },
  'encryption-required': { code: 6008, text: '非法请求' },
  'name-taken': { code: 6009, text: '用户名已存在' },
  'request-id-reused': { code: 6009, text: '请求编号已被使用，请刷新后重试' },
  'upload-failed': { code: 6010, text: '文件上传失败' },
  'picture-too-large': { code: 6010, text: '文件上传失败，图片不能超过5MB' },
  'picture-type': { code: 6010, text: '文件上传失败，请选择JPG、PNG、WEBP或GIF图片' },
  'too-often': { code: 6011, text: '请勿频繁提交' },
  'login-locked': { code: 6011, text: '登录失败次数过多，请15分钟后再试' },
  'password-check-locked': { code: 6011, text: '密码错误次数过多，请15分钟后再试' },
  /** Stands for a name that this build does not know; its own text is shown. */
  warning: { code: 6012, text: '操作未能完成，请稍后重试' },
  preparing: { code: 6012, text: '该功能正在准备中，敬请期待' },
  'captcha-wrong': { code: 6012, text: '验证未通过，请重试' },
  'captcha-expired': { code: 6012, text: '验证已失效，请重新验证' },
  'password-common': { code: 6012, text: '密码过于常见，请换一个更安全的密码' },
  /** A step of several was left too long, used already, or begun in another browser. */
  'ticket-expired': { code: 6012, text: '操作已超时，请重新开始' },
  'phone-wrong': { code: 6012, text: '手机号错误' },
  'phone-shape': { code: 6007, text: '请输入正确的手机号码' },
  'email-shape': { code: 6007, text: '请输入正确的邮箱' },
  'email-wrong': { code: 6012, text: '邮箱错误' },
  'email-unbound': { code: 6012, text: '请先绑定邮箱' },
  'password-equals-name': { code: 6012, text: '密码不能与用户名相同' },
  'limit-reached': { code: 6012, text: '已达到您为自己设定的限额' },
  'limit-nothing-waits': { code: 6012, text: '没有等待确认的调高申请，可能已失效，请重新申请' },
  'limit-too-early': { code: 6012, text: '调高申请需满24小时后才能确认' },
  'break-not-longer': { code: 6012, text: '您当前的暂停期更长，暂停期不能缩短' },
  'self-excluded': { code: 6012, text: '您正处于自我排除期，期间仅可登录、查看和提款' },
  'cooling-off': { code: 6012, text: '您正处于冷静期，期间仅可登录、查看和提款' },
  'already-bound': { code: 6012, text: '该信息确认后不能修改，如有疑问请联系客服' },
  'phone-taken': { code: 6012, text: '该手机号码已被其他账户绑定' },
  'email-taken': { code: 6012, text: '该邮箱已被其他账户绑定' },
  'email-same': { code: 6012, text: '新邮箱与当前邮箱相同' },
  'real-name-shape': { code: 6012, text: '请输入正确的名字' },
  'birthday-shape': { code: 6012, text: '请选择正确的生日' },
  'birthday-underage': { code: 6012, text: '未满18周岁，不能使用本站服务' },
  'same-password': { code: 6012, text: '新密码不能与原密码相同' },
  'withdrawal-password-set': { code: 6012, text: '取款密码已设置，请使用修改功能' },
  'withdrawal-password-unset': { code: 6012, text: '请先设置取款密码' },
  'withdrawal-equals-login': { code: 6012, text: '取款密码不能与登录密码相同' },
  'reveals-used-up': { code: 6012, text: '今日查看次数已达上限，请明天再试' },
  maintenance: { code: 6013, text: '维护中', http: 503 },
  'outside-refused': { code: 6014, text: '外部服务处理失败，请稍后重试' },
  'phone-unbound': { code: 6015, text: '请先绑定手机号码' },
  'phone-check-required': { code: 6016, text: '请先完成手机验证' },
  'phone-check-aged': { code: 6017, text: '手机验证已过期，请重新验证' },
  'picture-required': { code: 6021, text: '请完成图形验证' },
  'slider-required': { code: 6022, text: '请完成滑动验证' },
  'ip-unfamiliar': { code: 6025, text: '因为您本次登录不寻常，为了您账户安全，请进行身份验证' },
  'device-unfamiliar': { code: 6026, text: '因为您本次登录不寻常，为了您账户安全，请进行身份验证' },
  'device-and-ip-unfamiliar': {
    code: 6027,
    text: '因为您本次登录不寻常，为了您账户安全，请进行身份验证',
  },
  'long-away': { code: 6028, text: '您已较长时间未登录，为了您账户安全，请进行身份验证' },
  'login-risky': { code: 6029, text: '因为您本次登录不寻常，为了您账户安全，请进行身份验证' },
  'account-frozen': { code: 6030, text: '您的账户已被冻结，请联系客服' },
  'account-closed': { code: 6030, text: '您的账户已关闭，请联系客服' },
  'region-limited': { code: 6031, text: '您所在的地区暂不提供服务' },
  'region-warning': {
    code: 6032,
    text: '您所在的地区可能限制网络博彩，请确认您符合当地法律后再继续',
  },
  'ip-restricted': { code: 6033, text: '您的网络地址已被限制访问，请联系客服' },
  'code-sends-used-up': { code: 6034, text: '今日验证码发送次数已达上限，请明天再试' },
  'code-missing': { code: 6035, text: '请输入验证码' },
  'code-wrong': { code: 6036, text: '验证码错误' },
  'code-locked': { code: 6037, text: '验证码错误次数过多，请重新获取' },
  'code-expired': { code: 6038, text: '验证码已过期，请重新获取' },
  'too-many-devices': { code: 6039, text: '信任设备已达上限' },
  'code-sent-just-now': { code: 6066, text: '60秒内只能发送一次验证码' },
  'wallet-token-expired': { code: 6099, text: '钱包凭证已过期，请重新进入' },
  'password-check-failed': { code: 6100, text: '密码验证失败' },
  'lock-not-had': { code: 6110, text: '钱包正忙，请稍后重试' },
  'withdrawal-settings-incomplete': { code: 6111, text: '提款设置不完整，请联系客服' },
  'resource-parameter': { code: 6301, text: '参数错误' },
  'uid-refused': { code: 6302, text: '数据异常,请重新进入游戏' },
  'resource-empty': { code: 6303, text: '暂无数据' },
  'book-maintenance': { code: 6316, text: '系统维护中' },
  'book-busy': { code: 6317, text: '系统繁忙，请稍后重试' },
  'feed-error': { code: 6318, text: '赛事数据源异常，请稍后重试' },
  'venue-testing': { code: 6366, text: '该场馆正在测试，暂未开放' },
  'book-abnormal': { code: 6399, text: '系统异常，请稍后重试' },
  'venue-activity': { code: 6413, text: '场馆余额不足，请先转入金额' },
  'venue-maintenance': { code: 6415, text: '场馆维护中' },
  'real-name-needed': { code: 6449, text: '请先完善真实姓名' },
  'nothing-to-pop-up': { code: 6500, text: '暂无弹窗消息' },
  'login-suspended': { code: 6501, text: '登录与注册暂停开放' },
  'login-suspended-quietly': { code: 6502, text: '登录与注册暂停开放' },
} as const satisfies Record<string, Refusal>

export type RefusalName = keyof typeof refusals

/** Codes that the client hands back as values: the flow goes on with a captcha. */
export const valueRefusals = [
  'picture-required',
  'slider-required',
] as const satisfies RefusalName[]

export const isRefusalName = (name: string): name is RefusalName => Object.hasOwn(refusals, name)

/** The names that no code raises yet; each capability takes its own off this list when it lands. */
export const refusalsToCome = {
  account: [],
  wallet: [
    'wallet-token-expired',
    'lock-not-had',
    'withdrawal-settings-incomplete',
    'venue-testing',
    'venue-activity',
    'venue-maintenance',
  ],
  sports: [
    'resource-parameter',
    'uid-refused',
    'resource-empty',
    'book-maintenance',
    'book-busy',
    'feed-error',
    'book-abnormal',
  ],
} as const satisfies Record<string, RefusalName[]>

/** Thrown on the server to refuse (the transaction rolls back), and on the web where a call was refused. */
export class Refused extends Error {
  readonly refusal: RefusalName
  /** What else the caller should know; it is sent beside the name. */
  readonly detail: Readonly<Record<string, unknown>>
  constructor(refusal: RefusalName, detail: Readonly<Record<string, unknown>> = {}, text?: string) {
    super(text ?? refusals[refusal].text)
    this.name = 'Refused'
    this.refusal = refusal
    this.detail = detail
  }
}
