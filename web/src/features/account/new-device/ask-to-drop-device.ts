import { trustedDevicesMax } from '@xinghe/rules/account/login-risk.ts'
import { showTips } from '../../../platform/feedback/dialogs.ts'
import { translate } from '../../../platform/i18n/language.ts'
import { newDeviceText } from './messages.ts'

/** A sixth trusted device: the member may let the oldest go. */
export const askToDropDevice = (onYes: () => void): void => {
  showTips({
    title: translate(newDeviceText.devicesTitle),
    msg: translate(newDeviceText.devicesLine, { max: trustedDevicesMax }),
    isShowCancel: true,
    sureText: translate(newDeviceText.devicesDrop),
    cancelText: translate(newDeviceText.devicesKeep),
    onSure: onYes,
  })
}
