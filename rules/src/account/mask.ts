import type { Phone } from './phone.ts'

/** How many digits in the middle of a number are hidden, and asked for on a new device. */
export const hiddenDigits = 4

const hidden = '*'.repeat(hiddenDigits)

/** `+86 138****8000`: the area code stands apart, four digits in the middle are hidden. */
export const maskPhone = ({ areaCode, number }: Phone): string => {
  const from = Math.max(0, Math.floor((number.length - hiddenDigits) / 2))
  return `+${areaCode} ${number.slice(0, from)}${hidden}${number.slice(from + hiddenDigits)}`
}

/** The digits that a mask hides, read from the whole number (area code first). */
export const hiddenDigitsOf = (masked: string, digits: string): string => {
  const from = masked.replace(/[^\d*]/g, '').indexOf('*')
  return from === -1 ? '' : digits.slice(from, from + hiddenDigits)
}

/** Whether the text has the hidden digits: alone, in the number, or in the number with area code. */
export const phoneKnown = (typed: string, digits: string, masked: string): boolean => {
  const areaLength = Math.max(0, masked.indexOf(' ') - 1)
  return (
    typed !== '' &&
    [hiddenDigitsOf(masked, digits), digits.slice(areaLength), digits].includes(typed)
  )
}

/** `a***z@example.com`; the host stays, or the member would not know which address it is. */
export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@')
  const name = email.slice(0, at)
  const last = name.length > 2 ? name.slice(-1) : ''
  return `${name.slice(0, 1)}***${last}${email.slice(at)}`
}

/** `张**`: the first character, and a star for each one after it. */
export const maskRealName = (name: string): string => {
  const [first = '', ...rest] = Array.from(name)
  return `${first}${'*'.repeat(Math.max(1, rest.length))}`
}
