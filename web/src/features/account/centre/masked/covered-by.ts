const bare = (text: string): string => text.replaceAll(' ', '')

/**
 * True when the mask fits the value: the same text outside its stars. A value cached from before
 * a change does not fit the new mask.
 */
export const coveredBy = (value: string, masked: string): boolean => {
  const [head = '', ...rest] = bare(masked).split(/\*+/)
  const tail = rest.at(-1) ?? ''
  const whole = bare(value)
  if (rest.length === 0) return whole === head
  return whole.length >= head.length + tail.length && whole.startsWith(head) && whole.endsWith(tail)
}

/** `+8613800138000` behind `+86 138****8000` is read more easily as `+86 13800138000`. */
export const spacedLike = (value: string, masked: string): string => {
  const gap = masked.indexOf(' ')
  const same = gap > 0 && value[gap] !== ' ' && value.startsWith(masked.slice(0, gap))
  return same ? `${value.slice(0, gap)} ${value.slice(gap)}` : value
}
