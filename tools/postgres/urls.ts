export interface PostgresUrls {
  /** Of the site's role, which owns nothing. */
  url: string
  /** Of the role that owns the tables and migrates them. */
  ownerUrl: string
}

function inside(address: string, name: string): string {
  const url = new URL(address)
  url.pathname = `/${name}`
  return url.href
}

/** The same roles in another database of the server. */
export function inDatabase({ url, ownerUrl }: PostgresUrls, name: string): PostgresUrls {
  return { url: inside(url, name), ownerUrl: inside(ownerUrl, name) }
}
