/** The letter that a member finds after a login on a device they have not used before. */
export const newDeviceLetter = (browser: string, ip: string, country: string | null) => ({
  title: '新设备登录提醒',
  body: `您的账户刚刚在一台新设备上登录。设备：${browser === '' ? '未知' : browser}；网络地址：${ip}${country === null ? '' : `（${country}）`}。如果这不是您本人的操作，请立即修改密码，并在“登录设备”中退出其他设备。绑定手机号码后，新设备登录需要验证码，账户更安全。`,
})
