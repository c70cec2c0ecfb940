/** A socket that stores its messages and lets a test wait for one that fits. */
export const openHeardSocket = async <Heard>(url: string, headers: Record<string, string> = {}) => {
  const socket = new WebSocket(url.replace('http', 'ws'), { headers })
  const heard: Heard[] = []
  const waiting: { fits: (message: Heard) => boolean; take: (message: Heard) => void }[] = []
  const deal = (): void => {
    for (const [at, { fits, take }] of waiting.entries()) {
      const found = heard.findIndex(fits)
      if (found === -1) continue
      waiting.splice(at, 1)
      take(heard.splice(found, 1)[0] as Heard)
      return deal()
    }
  }
  const hear = (fits: (message: Heard) => boolean): Promise<Heard> =>
    new Promise((take) => {
      waiting.push({ fits, take })
      deal()
    })
  socket.addEventListener('message', (event) => {
    heard.push(JSON.parse(String(event.data)) as Heard)
    deal()
  })
  const closed = new Promise<{ code: number; reason: string }>((take) =>
    socket.addEventListener('close', (event) => take({ code: event.code, reason: event.reason })),
  )
  await new Promise((take) => socket.addEventListener('open', take, { once: true }))
  return {
    send: (message: object) => socket.send(JSON.stringify(message)),
    sendText: (text: string) => socket.send(text),
    sendBytes: (bytes: Uint8Array<ArrayBuffer>) => socket.send(bytes),
    hear,
    /** Messages that nobody has taken yet. */
    untaken: heard as readonly Heard[],
    closed,
    close: () => socket.close(),
  }
}
