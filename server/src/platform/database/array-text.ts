/** No id or key of ours has it, and JSON writes it as an escape; `chr(1)` in SQL. */
export const separator = '\u0001'

/** Written as PostgreSQL writes it: the client takes an array of bigint for a single one. */
export const arrayText = (values: readonly (number | bigint | boolean | null)[]): string =>
  `{${values.includes(null) ? values.map(String).join(',') : values.join(',')}}`

/**
 * Texts as one, for `string_to_array(…, separator)`: quoting each for an array costs the client ten times
 * as much. Null becomes empty; a third argument of '' makes it null again.
 */
export const listText = (values: readonly (string | null)[]): string => {
  const list = values.join(separator)
  // One separator too many would move every text after it to another row.
  let found = 0
  for (let at = list.indexOf(separator); at !== -1; at = list.indexOf(separator, at + 1)) found += 1
  if (values.length > 0 && found !== values.length - 1)
    throw new Error('a text has the separator in it')
  return list
}
