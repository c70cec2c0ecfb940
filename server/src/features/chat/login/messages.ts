/** In front of a guest's four digits. */
export const guestName = '游客'

export const roomTitles = { hall: '聊天大厅', vip: 'VIP聊天室' } as const
