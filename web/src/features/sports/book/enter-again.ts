import { sportsEnName } from '@xinghe/contract/sports.ts'
import { emit } from '../../../platform/bus/events.ts'
import { showTips } from '../../../platform/feedback/dialogs.ts'
import { translate } from '../../../platform/i18n/language.ts'
import { bookText } from '../words/messages.ts'

export const enterBook = (): void => emit('launch_asked', { enName: sportsEnName })

let asking = false

/** Several calls may be refused at once; one dialog is shown for all. */
export const askToEnterAgain = (): void => {
  if (asking) return
  asking = true
  const done = (): void => {
    asking = false
  }
  showTips({
    msg: translate(bookText.again),
    onSure: () => {
      done()
      enterBook()
    },
    onCancel: done,
  })
}
