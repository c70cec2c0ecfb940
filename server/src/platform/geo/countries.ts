import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Reader } from 'mmdb-lib'
import { isLoopback } from '@xinghe/rules/account/region.ts'
import { readCountrySource, type CountrySource } from './country-source.ts'

/** ISO country of an address, from data of the regional registries that is part of the release. */
export interface Countries {
  of(ip: string): string | null
  readonly source: CountrySource
}

interface Row {
  readonly country_code?: string
}

export const loadCountries = async (): Promise<Countries> => {
  const require = createRequire(import.meta.url)
  const [content, licence] = await Promise.all([
    readFile(
      require.resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb'),
    ),
    readFile(require.resolve('@ip-location-db/geo-whois-asn-country-mmdb/NRO_LICENSE'), 'utf8'),
  ])
  const reader = new Reader<never>(content)
  return {
    source: readCountrySource(licence, reader.metadata.buildEpoch),
    of(ip) {
      if (isLoopback(ip)) return null
      try {
        const row = reader.get(ip) as Row | null
        return row?.country_code ?? null
      } catch {
        // An address that the reader cannot parse belongs to no country.
        return null
      }
    },
  }
}
