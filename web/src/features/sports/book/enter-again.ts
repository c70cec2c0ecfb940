import { sportsEnName } from '@xinghe/contract/sports.ts'
import { emit } from '../../../platform/bus/events.ts'
import { closeDialog, shownFeedback, showTips } from '../../../platform/feedback/dialogs.ts'
import { translate } from '../../../platform/i18n/language.ts'
import { bookText } from '../words/messages.ts'

export const enterBook = (): void => emit('launch_asked', { enName: sportsEnName })

const shown = () =>
  shownFeedback().dialogs.find(
    (dialog) => dialog.kind === 'tips' && dialog.msg === translate(bookText.again),
  )

/** Several calls may be refused at once; one dialog is shown for all. */
export const askToEnterAgain = (): void => {
  if (!isAskingToEnter()) showTips({ msg: translate(bookText.again), onSure: enterBook })
}

export const isAskingToEnter = (): boolean => shown() !== undefined

/** The book has closed: there is nothing to enter. */
export const stopAskingToEnter = (): void => {
  const dialog = shown()
  if (dialog !== undefined) closeDialog(dialog.id)
}
