/** Occurs in no id or key of ours, and JSON escapes it; `chr(1)` in SQL. */
export const separator = '\u0001'

/** An array literal of PostgreSQL: the driver would send an array of bigint as one value. */
export const arrayText = (values: readonly (number | bigint | boolean | null)[]): string =>
  `{${values.includes(null) ? values.map(String).join(',') : values.join(',')}}`

/**
 * Joins texts for `string_to_array(…, separator)`, which costs a tenth of quoting them for an array
 * literal. Null becomes empty; a third argument of '' turns it back into null.
 */
export const listText = (values: readonly (string | null)[]): string => {
  const list = values.join(separator)
  // A separator inside a text would shift every text after it to another row.
  let found = 0
  for (let at = list.indexOf(separator); at !== -1; at = list.indexOf(separator, at + 1)) found += 1
  if (values.length > 0 && found !== values.length - 1)
    throw new Error('a text has the separator in it')
  return list
}
