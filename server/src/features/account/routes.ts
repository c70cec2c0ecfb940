import * as calls from '@xinghe/contract/account.ts'
import { logout, memberInfo, memberJwt } from '@xinghe/contract/account-member.ts'
import { forAnyone, forMember, type Route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/parts.ts'
import { decideCaptcha } from './captcha/decide-captcha.ts'
import { issueJwt } from './login/issue-jwt.ts'
import { issuePicture } from './captcha/issue-picture.ts'
import { checkSlide } from './captcha/judge-slide.ts'
import { logIn } from './login/log-in.ts'
import { logOut } from './login/log-out.ts'
import type { AccountParts } from './member/parts.ts'
import { readMember } from './login/read-member.ts'
import { registerMember } from './login/register-member.ts'

export const accountRoutes = (platform: Platform, parts: AccountParts): Route[] => [
  forAnyone(calls.captchaKind, (input, context) => decideCaptcha(platform, parts, input, context)),
  forAnyone(calls.pictureCaptcha, (_, context) => issuePicture(platform, parts, context)),
  forAnyone(calls.slideCheck, (input, context) => checkSlide(platform, input, context)),
  forAnyone(calls.register, (input, context) => registerMember(platform, parts, input, context)),
  forAnyone(calls.login, (input, context) => logIn(platform, parts, input, context)),
  forMember(logout, (_, context) => logOut(platform, context)),
  forMember(memberInfo, (input, context) => readMember(platform, input, context)),
  forMember(memberJwt, async (_, context) => issueJwt(platform, context)),
]
