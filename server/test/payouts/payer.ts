import { instant } from '@xinghe/rules/base/instant.ts'
import { payoutKinds } from '../../src/app/payout-kinds.ts'
import { expireOffers } from '../../src/features/promotions/awards/expire-offers.ts'
import { countedUntil } from '../../src/ledger/counted-play/play-horizon.ts'
import { runPayouts } from '../../src/ledger/payouts/run-payouts.ts'
import { connect } from '../../src/platform/database/connect.ts'
import type { PayerOrder, PayerTask, PayerWord } from './payer-words.ts'
import { watchPayouts } from './watched-kinds.ts'

const order = JSON.parse(process.argv[2] ?? '') as PayerOrder
const say = (word: PayerWord): void => void process.send?.(word)
const sql = connect(order.url, { max: 2, name: order.name })

let goOn: () => void = () => undefined
const watched = watchPayouts(sql, payoutKinds, countedUntil, (kind, point) => {
  const answered = new Promise<void>((resolve) => {
    goOn = resolve
  })
  say({ t: 'at', kind, point })
  return answered
})

/** Both jobs as the schedule has them. */
const run = async (now: number): Promise<void> => {
  const at = instant(now)
  await watched.expire(() => expireOffers({ sql, clock: { now: () => at, advance: null } }))
  await runPayouts(sql, watched.kinds, watched.countedUntil, at)
}

const faultText = (error: unknown): string =>
  error instanceof AggregateError ? error.errors.map(String).join('; ') : String(error)

process.on('disconnect', () => process.exit(0))
process.on('message', (task: PayerTask) => {
  if (task.t === 'go') goOn()
  else
    run(task.now).then(
      () => say({ t: 'ran', fault: null }),
      (error: unknown) => say({ t: 'ran', fault: faultText(error) }),
    )
})
say({ t: 'ready' })
