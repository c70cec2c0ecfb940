/** Integer fen, 1/100 CNY. Outside this folder a bigint always means money. */
export type Fen = bigint

const wireShape = /^-?(0|[1-9]\d{0,15})\.\d{2}$/

/** `1230n` → `"12.30"`, the form in which money crosses the wire. */
export const fenToText = (fen: Fen): string => {
  const sign = fen < 0n ? '-' : ''
  const digits = (fen < 0n ? -fen : fen).toString().padStart(3, '0')
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Reads the wire form; anything else, also `"12.3"` or `"-0.00"`, is null. */
export const fenFromText = (text: string): Fen | null => {
  if (!wireShape.test(text) || text === '-0.00') return null
  return BigInt(text.replace('.', ''))
}

const typedShape = /^(0|[1-9]\d{0,12})(\.\d{0,2})?$/

/** What a member types into an amount field: `1000`, `1,000.5`, `１２`; null when it is no amount. */
export const fenFromTyped = (typed: string): Fen | null => {
  const text = typed.normalize('NFKC').replaceAll(',', '').trim()
  if (!typedShape.test(text)) return null
  const [whole = '0', cents = ''] = text.split('.')
  return BigInt(whole) * 100n + BigInt(cents.padEnd(2, '0'))
}

/** `1,234,567.80`, grouped for reading; the currency mark is the caller's. */
export const fenToGroupedText = (fen: Fen): string => {
  const [whole = '0', cents = '00'] = fenToText(fen).split('.')
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents}`
}

/** CNY as shown to members: `¥1,234.50`, and a trailing `.00` falls away. */
export const fenToCny = (fen: Fen): string => {
  const grouped = fenToGroupedText(fen < 0n ? -fen : fen).replace(/\.00$/, '')
  return `${fen < 0n ? '-' : ''}¥${grouped}`
}
