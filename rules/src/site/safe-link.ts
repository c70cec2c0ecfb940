/**
 * A path of our own site. Browsers read `\` as `/` and drop tabs and line ends, so that `//host`, `/\host`
 * and `/<tab>/host` would lead out of the site.
 */
const ownPath = /^\/(?![/\\])[^\s\p{Cc}\\]*$/u
/** A host and no name or password before it. */
const secureAddress =
  /^https:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?(?:[/?#][^\s\p{Cc}\\]*)?$/iu

export const isOwnLink = (link: string): boolean => ownPath.test(link)

export const isSecureAddress = (link: string): boolean => secureAddress.test(link)

/** What an operator may have members click on: `https:`, or a path of our own. */
export const isSafeLink = (link: string): boolean => isOwnLink(link) || isSecureAddress(link)
