import type { OutputOf } from '@xinghe/contract/call.ts'
import { allBalance, totalCategory } from '@xinghe/contract/lobby-venues.ts'
import { secondMs } from '@xinghe/rules/base/instant.ts'
import { resolveVenue } from '@xinghe/rules/lobby/venue-alias.ts'
import { queryClient } from '../../../platform/api/query-client.ts'
import { callQuery } from '../../../platform/api/use-call.ts'
import { showLoading } from '../../../platform/feedback/dialogs.ts'
import { currentLanguage, translate } from '../../../platform/i18n/language.ts'
import { enterVenue } from './enter-venue.ts'
import type { GameWindow } from './game-window.ts'
import { launchStage, showStage, type LaunchWanted } from './launch-stage.ts'
import { launchText as words } from './messages.ts'

type Wallets = OutputOf<typeof allBalance>

/** Maximum age of the cached auto-transfer setting; the server checks it at the launch. */
const freshMs = 30 * secondMs

const readWallets = (): Promise<Wallets | null> =>
  queryClient
    .fetchQuery({
      ...callQuery(allBalance, { category: totalCategory, language: currentLanguage() }),
      staleTime: freshMs,
    })
    .catch(() => null)

/** With auto-transfer the venue opens directly; without it the member is offered a transfer first. */
export const beginLaunch = async (asked: LaunchWanted, gameWindow: GameWindow): Promise<void> => {
  const wanted = resolveVenue(asked)
  if (launchStage() !== null) return gameWindow.close()
  const stopToast = showLoading({ msg: translate(words.starting), isShowMask: false })
  const wallets = await readWallets().finally(stopToast)
  const venue = wallets?.venues.find(({ enName }) => enName === wanted.enName)
  if (wallets?.autoTransfer === 0 && venue?.state === 'open') {
    gameWindow.close()
    const { channelCode, title } = venue
    return showStage({ kind: 'into', wanted, venue: { channelCode, title } })
  }
  await enterVenue(wanted, { isActivity: false, gameWindow })
}
