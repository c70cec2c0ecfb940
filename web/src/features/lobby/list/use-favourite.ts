import {
  addFavourite,
  gameList,
  recentGames,
  removeFavourite,
} from '@xinghe/contract/lobby-games.ts'
import { useEffect, useEffectEvent } from 'react'
import { queryClient } from '../../../platform/api/query-client.ts'
import { useWrite } from '../../../platform/api/use-write.ts'
import { showToast } from '../../../platform/feedback/dialogs.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { isLoggedIn, useSession } from '../../../platform/session/session.ts'
import { takeWish, wishFavourite } from './favourite-wish.ts'
import { listText as words } from './messages.ts'

const refreshLists = (): Promise<unknown> =>
  Promise.all(
    [gameList.path, recentGames.path].map((path) =>
      queryClient.invalidateQueries({ queryKey: [path] }),
    ),
  )

const options = { refresh: refreshLists, toastFaults: true }

/** The star of one game: shown as pressed at once, and as the account has it after the answer. */
export const useFavourite = (gameCode: string, inAccount: boolean) => {
  const t = useText()
  const member = useSession().token !== ''
  const add = useWrite(addFavourite, options)
  const remove = useWrite(removeFavourite, options)
  const isFavourite = add.busy || (member && inAccount && !remove.busy)

  const write = async (wanted: boolean): Promise<void> => {
    const outcome = await (wanted ? add : remove).send({ gameCode })
    if (outcome?.kind === 'answered') showToast(t(wanted ? words.added : words.removed))
  }
  const fulfil = useEffectEvent(() => {
    if (takeWish(gameCode)) void write(true)
  })
  useEffect(() => {
    if (member) fulfil()
  }, [member])

  const toggle = (): void => {
    if (add.busy || remove.busy) return
    if (isLoggedIn({ prompt: true })) void write(!isFavourite)
    else wishFavourite(gameCode)
  }
  return { isFavourite, busy: add.busy || remove.busy, toggle }
}
