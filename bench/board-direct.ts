/** A board delta on the wire: match, 0, and key, state and prices of each market. */
type Move = [matchId: string, progress: 0, markets: [key: string, state: number, ...number[]][]]

export interface DirectOrder {
  readonly address: string
  readonly topic: string
  /** The cells of a row by `market side`, in the order of the document. */
  readonly shown: readonly string[]
  /** Every market with its sides, in the order of the prices in a delta. */
  readonly sides: Readonly<Record<string, readonly string[]>>
  /** Rows in the order of the board; the first ones are in the document. */
  readonly matches: readonly string[]
}

/**
 * The board's work, written by hand and run in the page: parse, store every price, and once per tick write those
 * in the document, with the same mark for the same time. Shares no code with the board.
 */
export const writeDirectly = (order: DirectOrder): Promise<void> => {
  const { address, topic, shown, sides, matches } = order
  const tickMs = 100
  const markedTicks = 15
  const european = /\.H?(M|EO)\./
  const cells = new Map<string, HTMLElement>()
  const prices = new Map<string, number>()
  /** Key → the tick at which its mark is removed, in that order. */
  const marked = new Map<string, number>()
  let waiting: Move[] = []
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
  const takeMove = (matchId: string, [name, , ...moved]: Move[2][number]): void => {
    sides[name]?.forEach((side, at) => {
      const key = `${matchId}.${name} ${side}`
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
    for (const [matchId, , moves] of waiting) for (const move of moves) takeMove(matchId, move)
    waiting = []
  }
  return new Promise((resolve) => {
    const socket = new WebSocket(address)
    socket.addEventListener('open', () => {
      socket.send(JSON.stringify({ t: 'sub', topic }))
      resolve()
    })
    socket.addEventListener('message', ({ data: text }) => {
      const message = JSON.parse(String(text)) as { t: string; data: Move[] }
      if (message.t !== 'delta') return
      waiting.push(...message.data)
      timer ??= setTimeout(flush, tickMs)
    })
  })
}
