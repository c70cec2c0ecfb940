import * as codes from '@xinghe/contract/account-codes.ts'
import * as privacy from '@xinghe/contract/account-privacy.ts'
import * as calls from '@xinghe/contract/account-profile.ts'
import { forMember, type Route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/parts.ts'
import type { AccountParts } from './member/parts.ts'
import { bindEmail } from './profile/bind-email.ts'
import { bindOther } from './profile/bind-other.ts'
import { bindPhone } from './profile/bind-phone.ts'
import { bindRealName } from './profile/bind-real-name.ts'
import * as password from './profile/change-password.ts'
import { changePrivacy, readPrivacy } from './profile/change-privacy.ts'
import { chooseAvatar, listAvatars } from './profile/choose-avatar.ts'
import { endSession, forgetDevice } from './profile/end-session.ts'
import { listLogins, listSessions } from './profile/list-sessions.ts'
import { revealValue, type RevealCard } from './profile/reveal-value.ts'
import { uploadPicture } from './profile/upload-picture.ts'
import * as withdrawal from './profile/withdrawal-password.ts'

export const profileRoutes = (
  platform: Platform,
  parts: AccountParts,
  revealCard: RevealCard,
): Route[] => [
  ...bindingRoutes(platform, parts),
  ...passwordRoutes(platform, parts),
  forMember(privacy.readPrivacy, (_, context) => readPrivacy(platform, context)),
  forMember(privacy.setPrivacy, (input, context) => changePrivacy(platform, input, context)),
  forMember(calls.avatarList, (_, context) => listAvatars(platform, context)),
  forMember(calls.chooseAvatar, (input, context) => chooseAvatar(platform, input, context)),
  forMember(calls.uploadImage, (input, context) => uploadPicture(platform, input, context)),
  forMember(calls.revealValue, (input, context) =>
    revealValue(platform, revealCard, input, context),
  ),
  forMember(calls.memberSessions, (_, context) => listSessions(platform, context)),
  forMember(calls.endSession, (input, context) => endSession(platform, input, context)),
  forMember(calls.forgetDevice, (input, context) => forgetDevice(platform, input, context)),
  forMember(calls.loginHistory, (input, context) => listLogins(platform, input, context)),
]

const bindingRoutes = (platform: Platform, parts: AccountParts): Route[] => [
  forMember(codes.bindPhone, (input, context) => bindPhone(platform, parts, input, context)),
  forMember(codes.bindEmail, (input, context) => bindEmail(platform, parts, input, context)),
  forMember(calls.bindOther, (input, context) => bindOther(platform, input, context)),
  forMember(calls.bindRealName, (input, context) => bindRealName(platform, input, context)),
]

const passwordRoutes = (platform: Platform, parts: AccountParts): Route[] => [
  forMember(codes.changePassword, (input, context) =>
    password.changePassword(platform, parts, input, context),
  ),
  forMember(codes.changePasswordByPhone, (input, context) =>
    password.changePasswordByPhone(platform, parts, input, context),
  ),
  forMember(codes.changePasswordByEmail, (input, context) =>
    password.changePasswordByEmail(platform, parts, input, context),
  ),
  forMember(codes.setWithdrawalPassword, (input, context) =>
    withdrawal.setWithdrawalPassword(platform, parts, input, context),
  ),
  forMember(codes.resetWithdrawalPassword, (input, context) =>
    withdrawal.resetWithdrawalPassword(platform, parts, input, context),
  ),
  forMember(codes.checkWithdrawalEmail, (input, context) =>
    withdrawal.checkWithdrawalEmail(platform, input, context),
  ),
]
