/** Whose data it is, under which licence, and from which day; shown where it decides. */
export interface CountrySource {
  readonly holder: string
  readonly licence: string
  /** `2026-06-17`. */
  readonly date: string
}

/**
 * From the licence text and the build time that come with the data. Another text is another licence: the
 * start fails, and a person reads it.
 */
export const readCountrySource = (licenceText: string, builtAt: Date): CountrySource => {
  const [, version] =
    /Creative Commons Attribution (\d\.\d) International License/.exec(licenceText) ?? []
  const [, holder] = /^Copyright Holder: (.+)$/m.exec(licenceText) ?? []
  if (version === undefined || holder === undefined)
    throw new Error('the licence of the country data is not the known one')
  return {
    holder: holder.trim(),
    licence: `CC BY ${version}`,
    date: builtAt.toISOString().slice(0, 10),
  }
}
