import { riskDetail } from '@xinghe/contract/account-codes.ts'
import { Refused, type RefusalName } from '@xinghe/contract/refusal.ts'
import * as z from 'zod/mini'
import { TransportFault } from '../../platform/api/transport-fault.ts'
import { emit } from '../../platform/bus/events.ts'
import { showTips, showToast } from '../../platform/feedback/dialogs.ts'
import { translate } from '../../platform/i18n/language.ts'
import type { CheckedField } from './account-form.ts'
import type { Credentials } from './account-world.ts'
import { authText } from './messages.ts'
import { placeOf } from './refusal-place.ts'

/** The whole app shows these by itself, wherever they come from. */
export const shownElsewhere: ReadonlySet<RefusalName> = new Set(['maintenance', 'session-expired'])

interface Places {
  readonly credentials: Credentials
  readonly faultText: (error: unknown) => string
  readonly onField: (field: CheckedField, text: string) => void
  readonly onForm: (text: string) => void
}

/** Says why it did not work, at the place where it helps. Nothing is said of what the member ended. */
export const showFailure = (error: unknown, places: Places): void => {
  if (error === undefined) return
  if (error instanceof TransportFault && error.kind === 'aborted') return
  const text = places.faultText(error)
  if (!(error instanceof Refused)) return showToast(text, { tone: 'error' })
  if (shownElsewhere.has(error.refusal)) return
  const place = placeOf(error.refusal)
  if (place.at === 'field') places.onField(place.field, text)
  else if (place.at === 'form') places.onForm(text)
  else if (place.at === 'dialog') showRefusalDialog(text, place.support)
  else if (place.at === 'new-device') askNewDevice(error, text, places.credentials)
  else showToast(text, { tone: 'error' })
}

/** A refusal that stands over everything; with `support` it offers customer service. */
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
  // Without them no code could ever be asked for.
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

/** The region warning as a question; leaving the dialog behind declines it. */
export const askRegion = (msg: string, signal: AbortSignal): Promise<boolean> =>
  new Promise((resolve) => {
    const close = showTips({
      msg,
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
