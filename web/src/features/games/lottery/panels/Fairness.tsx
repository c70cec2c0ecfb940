import { sharedChain, sharedDraws, type SharedDraw } from '@xinghe/contract/games-shared.ts'
import type { LotteryCode } from '@xinghe/rules/games/lottery/lottery.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { useMemo, useState } from 'react'
import { useCall } from '../../../../platform/api/use-call.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { ChainFacts } from '../../fair/draw/ChainFacts.tsx'
import { drawProofOf, type ChainStart } from '../../fair/draw/draw-proof.ts'
import { chainText } from '../../fair/draw/messages.ts'
import { useVerifiedDraw } from '../../fair/draw/use-verified-draw.ts'
import { DrawRow } from '../pieces/DrawRow.tsx'
import { lotteryText as words } from '../words/messages.ts'
import { FairLink } from './FairLink.tsx'

function Check({
  lottery,
  draw,
  chain,
}: {
  lottery: LotteryCode
  draw: SharedDraw
  chain: ChainStart
}) {
  const t = useText()
  const [asked, setAsked] = useState(false)
  const proof = useMemo(() => drawProofOf(lottery, draw, chain), [lottery, draw, chain])
  const { verdict } = useVerifiedDraw(asked ? proof : null)
  const isRight = verdict?.ok === true && verdict.value.isChained && verdict.value.isDrawnRight
  return (
    <div className="space-y-2 rounded-md border border-line p-3">
      <DrawRow lottery={lottery} draw={draw} size="sm" />
      <p className="text-13 text-muted">
        {t(words.fairLink, { link: draw.link, length: chain.length })}
      </p>
      <p className="font-num text-12 break-all">
        {t(words.fairSeed)} {draw.seed}
      </p>
      <div className="flex items-center gap-4">
        <Button size="sm" loading={asked && verdict === null} onClick={() => setAsked(true)}>
          {t(words.fairVerify)}
        </Button>
        <FairLink lottery={lottery} draw={draw} />
      </div>
      <p role="status" className={isRight ? 'text-14 text-success' : 'text-14 text-danger'}>
        {verdict !== null && t(isRight ? words.fairGood : words.fairBad)}
      </p>
    </div>
  )
}

/** The published chain, and the check of any recent draw on this machine. */
export function Fairness({ lottery }: { lottery: LotteryCode }) {
  const t = useText()
  const chains = useCall(sharedChain, { table: lottery }).data?.chains
  const draws = useCall(sharedDraws, { table: lottery, most: 20 }).data?.draws
  const [chosen, setChosen] = useState('')
  const draw = draws?.find(({ id }) => id === chosen) ?? draws?.[0]
  const chain = chains?.find(({ id }) => id === draw?.chain) ?? chains?.at(-1)
  if (chains === undefined || draws === undefined)
    return (
      <div role="status" aria-label={t(words.loading)} className="space-y-2 p-4">
        <Skeleton className="h-5 w-2/3" />
        <Skeleton className="h-24" />
      </div>
    )
  return (
    <div className="space-y-4 p-4">
      <p className="text-14">{t(chainText.intro)}</p>
      {chain !== undefined && <ChainFacts chain={chain} />}
      {draw !== undefined && chain !== undefined && (
        <>
          <label className="flex items-center gap-2 text-13">
            {t(words.fairPick)}
            <select
              value={draw.id}
              onChange={(event) => setChosen(event.target.value)}
              className="h-9 rounded-md border border-line bg-field px-2 font-num"
            >
              {draws.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <Check key={draw.id} lottery={lottery} draw={draw} chain={chain} />
        </>
      )}
    </div>
  )
}
