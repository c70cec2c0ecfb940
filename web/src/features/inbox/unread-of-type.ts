import type { LetterType } from '@xinghe/rules/inbox/letter-type.ts'
import type { Unread } from '../../platform/member/member.ts'

const countsOf: Readonly<Record<LetterType, readonly (keyof Unread)[]>> = {
  notice: ['notice_count', 'brnotice_count'],
  activity: ['activity_count', 'bractivity_count'],
  bulletin: ['brbulletin_count'],
  match: ['brmatch_count'],
  fd: ['fd_count', 'brfd_count'],
}

/** Letters and broadcasts of a tab together. */
export const unreadOfType = (unread: Unread, type: LetterType): number =>
  countsOf[type].reduce((sum, count) => sum + unread[count], 0)
