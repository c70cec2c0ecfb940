import type { InputOf } from '@xinghe/contract/call.ts'
import { allBalance, launch } from '@xinghe/contract/lobby-venues.ts'
import { Refused, type RefusalName } from '@xinghe/contract/refusal.ts'
import { balance } from '@xinghe/contract/wallet.ts'
import { callApi } from '../../../platform/api/client.ts'
import { queryClient } from '../../../platform/api/query-client.ts'
import { textOfFault } from '../../../platform/transport/text-of-fault.ts'
import { showLoading, showTips, showToast } from '../../../platform/feedback/dialogs.ts'
import { currentLanguage, translate } from '../../../platform/i18n/language.ts'
import { randomId } from '../../../platform/device/random-id.ts'
import { gameWindowFor, type GameWindow } from './game-window.ts'
import { showStage, type LaunchWanted } from './launch-stage.ts'
import { launchText as words } from './messages.ts'
import { openLaunched } from './open-launched.ts'

type LaunchInput = InputOf<typeof launch>

/** Shown by the app itself, whichever call they come from. */
const shownElsewhere: ReadonlySet<RefusalName> = new Set([
  'maintenance',
  'session-expired',
  'real-name-needed',
])

/** A launch may move money: a press that got no answer is repeated under the same id. */
let unanswered: { readonly requestId: string; readonly body: string } | null = null

const requestIdFor = (input: LaunchInput): string => {
  const body = JSON.stringify(input)
  if (unanswered?.body !== body) unanswered = { requestId: randomId(), body }
  return unanswered.requestId
}

const refreshMoney = (): void => {
  void queryClient.invalidateQueries({ queryKey: [allBalance.path] })
  void queryClient.invalidateQueries({ queryKey: [balance.path] })
}

const textIn = ({ detail }: Refused, name: string): string => {
  const value = detail[name]
  return typeof value === 'string' ? value : ''
}

const explain = (refused: Refused, wanted: LaunchWanted): void => {
  const message = textOfFault(refused, translate)
  if (refused.refusal === 'venue-activity') {
    const venue = { channelCode: textIn(refused, 'channelCode'), title: textIn(refused, 'title') }
    return showStage({ kind: 'transfer', wanted, venue, message })
  }
  if (!shownElsewhere.has(refused.refusal)) showToast(message, { tone: 'error' })
}

interface Entering {
  /** The member skipped the offered transfer. */
  readonly isActivity: boolean
  readonly gameWindow: GameWindow
}

let running = false

/** Launches a venue and opens it; one at a time. */
export const enterVenue = async (
  wanted: LaunchWanted,
  { isActivity, gameWindow }: Entering,
): Promise<void> => {
  if (running) return gameWindow.close()
  running = true
  const stopToast = showLoading({ msg: translate(words.starting), isShowMask: false })
  const input: LaunchInput = {
    ...wanted,
    language: currentLanguage(),
    ...(isActivity ? { isActivity: 1 } : {}),
  }
  try {
    const answer = await callApi(launch, input, { requestId: requestIdFor(input) })
    unanswered = null
    refreshMoney()
    openLaunched(wanted, answer, gameWindow)
  } catch (fault) {
    gameWindow.close()
    if (fault instanceof Refused) {
      unanswered = null
      return explain(fault, wanted)
    }
    showTips({
      msg: translate(words.unanswered),
      isShowCancel: true,
      sureText: translate(words.again),
      cancelText: translate(words.later),
      onSure: () => {
        void enterVenue(wanted, { isActivity, gameWindow: gameWindowFor(wanted.enName) })
      },
    })
  } finally {
    running = false
    stopToast()
  }
}
