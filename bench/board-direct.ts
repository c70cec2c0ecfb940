import type { BoardDelta, MarketMove } from '@xinghe/contract/sports-live.ts'

export interface DirectOrder {
  readonly address: string
  readonly topic: string
  /** The cells of a row by `market side`, in the order of the document. */
  readonly shown: readonly string[]
  /** Every market with its sides, in the order in which a move tells their prices. */
  readonly sides: Readonly<Record<string, readonly string[]>>
  /** As the board has them; its first rows are in the document. */
  readonly matches: readonly string[]
}

/**
 * What the board does, by hand and in the page: parse, keep every price, and once per tick write those
 * that are in the document, with the same mark for the same while. Nothing of it is shared with the board.
 */
export const writeDirectly = (order: DirectOrder): Promise<void> => {
  const { address, topic, shown, sides, matches } = order
  const tickMs = 100
  const markedTicks = 15
  const european = /\.H?(M|EO)\./
  const cells = new Map<string, HTMLElement>()
  const prices = new Map<string, number>()
  /** Key → the tick at which its mark goes out, the first to go first. */
  const marked = new Map<string, number>()
  let waiting: BoardDelta = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let tick = 0
  const buttons = document.querySelectorAll<HTMLElement>('[role="group"] [data-price]')
  buttons.forEach((button, at) => {
    const key = `${matches[Math.floor(at / shown.length)]}.${shown[at % shown.length]}`
    const cell = button.lastElementChild
    if (cell instanceof HTMLElement) cells.set(key, cell)
  })
  const base =
    cells
      .values()
      .next()
      .value?.className.replace(/ ?price-\S+/g, '') ?? ''

  const write = (key: string, price: number, before: number | undefined): void => {
    const cell = cells.get(key)
    if (cell === undefined || before === price) return
    const rises = before === undefined || price > before
    marked.delete(key)
    marked.set(key, tick + markedTicks)
    cell.className = `${base} price-moved price-${rises ? 'rise' : 'fall'}`
    const shownPrice = european.test(key) ? price + 100 : price
    ;(cell.firstChild as Text).data = (shownPrice / 100).toFixed(2)
  }
  const takeMove = (gide: string, [name, , ...moved]: MarketMove): void => {
    sides[name]?.forEach((side, at) => {
      const key = `${gide}.${name} ${side}`
      const price = moved[at] ?? 0
      const before = prices.get(key)
      prices.set(key, price)
      write(key, price, before)
    })
  }
  const flush = (): void => {
    timer = undefined
    tick += 1
    for (const [key, until] of marked) {
      if (until > tick) break
      const cell = cells.get(key)
      if (cell !== undefined) cell.className = base
      marked.delete(key)
    }
    for (const news of waiting)
      if (Array.isArray(news) && news.length === 3)
        for (const move of news[2]) takeMove(news[0], move as MarketMove)
    waiting = []
  }
  return new Promise((resolve) => {
    const socket = new WebSocket(address)
    socket.addEventListener('open', () => {
      socket.send(JSON.stringify({ t: 'sub', topic }))
      resolve()
    })
    socket.addEventListener('message', ({ data: text }) => {
      const message = JSON.parse(String(text)) as { t: string; data: BoardDelta }
      if (message.t !== 'delta') return
      waiting.push(...message.data)
      timer ??= setTimeout(flush, tickMs)
    })
  })
}
