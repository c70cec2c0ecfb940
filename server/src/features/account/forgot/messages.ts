export const resetLetter = {
  title: '登录密码已重置',
  body: '您的登录密码刚刚通过验证码重置，所有设备均已退出登录。如果这不是您本人的操作，请立即联系客服。',
}
