import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  examplePreview,
  playExample,
  startExampleFeed,
  type ExampleFeed,
} from '../../../../../../tools/example-feed.ts'
import { reportAt } from '../../../../../test/sports-news.ts'
import { checkFeed } from './conformance.ts'

const secret = 'a secret of the example feed'
const listening = { listenMs: 300, silenceMs: 30_000 }

let sender: ExampleFeed
let timer: ReturnType<typeof setInterval> | undefined
beforeEach(async () => {
  sender = await startExampleFeed(0, secret)
})
afterEach(async () => {
  clearInterval(timer)
  await sender.close()
})

const play = (more: () => void = () => undefined): void => {
  const tick = playExample(sender)
  timer = setInterval(() => {
    tick()
    more()
  }, 20)
}

const brokenBy = async (withSecret = secret): Promise<string[]> =>
  (await checkFeed({ url: sender.url, secret: withSecret }, listening))
    .filter(({ broken }) => broken !== null)
    .map(({ promise }) => promise)

const oddMarket = { play: 'M', line: null, main: true, goalNumber: null }

const promises = {
  whole: 'tells whole snapshots, and a stream that is never silent',
  numbers: 'numbers its messages without a gap, on from the snapshot',
  same: 'comes by the stream to what a new snapshot tells',
  open: 'leaves the score open of a match that is broken off',
  markets: 'sends markets with the lines and sides of their plays, and with a margin',
  spreads: 'sends spreads that agree with its prices, or none',
  archive: 'answers previews and results that agree, or 404',
}

describe('the conformance test of a feed', () => {
  it('is passed by the example sender', async () => {
    play()
    expect(await brokenBy()).toEqual([])
  })

  it('finds missing sequence numbers, and snapshots that differ from the stream', async () => {
    play(() => sender.lose())
    expect(await brokenBy()).toEqual([promises.numbers])
    clearInterval(timer)
    play(() => {
      sender.snapshot = sender.snapshot.filter(({ kind }) => kind !== 'prices')
    })
    expect(await brokenBy()).toEqual([promises.same])
  })

  it('finds an interrupted match with a final score', async () => {
    const brokenOff = (final: boolean) => {
      const report = { ...reportAt([1, 0], final), phase: 'interrupted' } as const
      sender.say({ kind: 'interrupted', at: Date.now(), matchId: 'm1', revision: 1, report })
    }
    play(() => brokenOff(false))
    expect(await brokenBy()).toEqual([])
    clearInterval(timer)
    play(() => brokenOff(true))
    expect(await brokenBy()).toEqual([promises.open])
  })

  it('finds a side that the play does not have', async () => {
    play(() => {
      sender.snapshot = sender.snapshot.map((message) =>
        message.kind === 'prices'
          ? { ...message, markets: [{ ...oddMarket, offers: ['H', 110, 'X', 230, 'C', 260] }] }
          : message,
      )
    })
    expect(await brokenBy()).toContain(promises.markets)
  })

  it('finds spreads that contradict the prices', async () => {
    const withSpread = (masses: readonly number[]) => () => {
      sender.snapshot = sender.snapshot.map((message) =>
        message.kind === 'prices'
          ? { ...message, spreads: [{ group: 'handicap/full/score', low: 0, masses }] }
          : message,
      )
    }
    play(withSpread([480_000, 480_000]))
    expect(await brokenBy()).toEqual([])
    clearInterval(timer)
    play(withSpread([0, 1_000_000]))
    expect(await brokenBy()).toEqual([promises.spreads])
  })

  it('finds results that differ from the preview, and malformed previews; they may be missing', async () => {
    play()
    sender.results = new Map()
    expect(await brokenBy()).toEqual([promises.archive])
    sender.previews = new Map([['example-1', { ...examplePreview(Date.now()), season: 'first' }]])
    expect(await brokenBy()).toEqual([promises.archive])
    sender.previews = new Map()
    expect(await brokenBy()).toEqual([])
  })

  it('finds a wrong secret', async () => {
    play()
    expect(await brokenBy('another secret of a stranger')).toEqual([promises.whole])
  })
})
