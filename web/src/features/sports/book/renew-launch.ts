import { launch } from '@xinghe/contract/lobby-venues.ts'
import { sportsEnName } from '@xinghe/contract/sports.ts'
import { callApi } from '../../../platform/api/client.ts'
import { currentLanguage } from '../../../platform/i18n/language.ts'
import { keepLaunched } from '../../../platform/session/launched.ts'

let renewal: Promise<void> | null = null

const launchAgain = async (): Promise<void> => {
  const { channelCode, uid } = await callApi(launch, {
    enName: sportsEnName,
    language: currentLanguage(),
    // The member is inside already: no transfer is offered first.
    isActivity: 1,
  })
  keepLaunched(channelCode, { enName: sportsEnName, gameCode: '', channelCode, uid })
}

/** Launches the book again without leaving the page; once for all calls whose uid was refused together. */
export const renewLaunch = (): Promise<void> => {
  renewal ??= launchAgain().finally(() => {
    renewal = null
  })
  return renewal
}
