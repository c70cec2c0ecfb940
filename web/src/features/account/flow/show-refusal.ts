import { regionDetail, riskDetail } from '@xinghe/contract/account-codes.ts'
import { Refused, type RefusalName } from '@xinghe/contract/refusal.ts'
import * as z from 'zod/mini'
import { TransportFault } from '../../../platform/transport/transport-fault.ts'
import { emit } from '../../../platform/bus/events.ts'
import { showTips, showToast } from '../../../platform/feedback/dialogs.ts'
import { translate } from '../../../platform/i18n/language.ts'
import type { CheckedField } from './account-form.ts'
import type { Credentials } from './account-world.ts'
import { authText } from './messages.ts'
import { placeOf } from './refusal-place.ts'

/** Shown by the app itself, whichever call they come from. */
export const shownElsewhere: ReadonlySet<RefusalName> = new Set(['maintenance', 'session-expired'])

interface Places {
  readonly credentials: Credentials
  readonly faultText: (error: unknown) => string
  /** Beside the field, or above the button. */
  readonly setFault: (text: string, field?: CheckedField) => void
}

/**
 * Shows why a login or registration failed: at a field, in the form, a dialog or a toast. Aborted
 * ones are not shown.
 */
export const showFailure = (error: unknown, places: Places): void => {
  if (error === undefined) return
  if (error instanceof TransportFault && error.kind === 'aborted') return
  const text = places.faultText(error)
  if (!(error instanceof Refused)) return showToast(text, { tone: 'error' })
  if (shownElsewhere.has(error.refusal)) return
  const place = placeOf(error.refusal)
  if (place.at === 'field') places.setFault(text, place.field)
  else if (place.at === 'form') places.setFault(text)
  else if (place.at === 'dialog') showRefusalDialog(withCountryData(text, error), place.support)
  else if (place.at === 'new-device') askNewDevice(error, text, places.credentials)
  else showToast(text, { tone: 'error' })
}

/** Where data of others decided: whose it is. */
const withCountryData = (text: string, { detail }: Refused): string => {
  const region = z.safeDecode(regionDetail, detail as z.input<typeof regionDetail>)
  if (!region.success) return text
  return translate(authText.countryData, { text, ...region.data.countryData })
}

/** A refusal in a dialog; with `support` it offers customer service. */
export const showRefusalDialog = (msg: string, support: boolean): void => {
  if (!support) {
    showTips({ msg, sureText: translate(authText.known) })
    return
  }
  showTips({
    msg,
    isShowCancel: true,
    sureText: translate(authText.support),
    cancelText: translate(authText.known),
    onSure: () => emit('support_asked'),
  })
}

const askNewDevice = (error: Refused, message: string, { name, password }: Credentials): void => {
  const detail = z.safeDecode(riskDetail, error.detail as z.input<typeof riskDetail>)
  // Without these details no code can be requested.
  if (!detail.success) return showToast(message, { tone: 'error' })
  const { phoneNumber: phone, ticket, byEmail } = detail.data
  emit('newDevice', {
    name,
    passwordMd5: password,
    phone,
    byEmail: byEmail === 1,
    ticket,
    message,
  })
}

/** Asks whether to go on after the region warning; aborting declines. */
export const askRegion = (refused: Refused, text: string, signal: AbortSignal): Promise<boolean> =>
  new Promise((resolve) => {
    const close = showTips({
      msg: withCountryData(text, refused),
      title: translate(authText.regionTitle),
      isShowCancel: true,
      closeAble: false,
      sureText: translate(authText.regionGoOn),
      cancelText: translate(authText.regionStay),
      onSure: () => resolve(true),
      onCancel: () => resolve(false),
    })
    signal.addEventListener('abort', () => {
      close()
      resolve(false)
    })
  })
