/** The reason that a member reads when the site mutes them by itself. */
export const automaticMuteReason = '多次发送被拒绝的消息'
