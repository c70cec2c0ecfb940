import type { LockedPackage } from './locked-packages.ts'

/** Licences of parts that run in the product, ship with it, or only build and test it. */
const allowedAnywhere = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
])

/** Allowed for the named packages alone, each for its reason. */
const allowedFor: readonly { readonly licence: string; readonly packages: RegExp }[] = [
  // A shared library that can be replaced; NOTICE says where its sources are.
  { licence: 'LGPL-3.0-or-later', packages: /^@img\/sharp-/ },
  // Used for the build and the tests, and unchanged; nothing of it is in the product.
  { licence: 'MPL-2.0', packages: /^(lightningcss|axe-core)(-|$)/ },
]

const isAllowed = (name: string, licence: string): boolean =>
  allowedAnywhere.has(licence) ||
  allowedFor.some((rule) => rule.licence === licence && rule.packages.test(name))

/** Of `A OR B` one is enough, of `A AND B` both are needed. */
const isAllowedExpression = (name: string, expression: string): boolean =>
  expression
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => isAllowed(name, licence.trim())))

/** The packages whose licence nobody has allowed. */
export const forbiddenLicences = (packages: readonly LockedPackage[]): string[] =>
  packages
    .filter(({ name, licence }) => !isAllowedExpression(name, licence))
    .map(({ name, version, licence }) => `${name}@${version}: ${licence || 'no licence'}`)
