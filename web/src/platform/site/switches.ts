import {
  defaultSwitches,
  languages,
  switchNames,
  type Language,
  type Switches,
} from '@xinghe/rules/site/switches.ts'

type Given = Readonly<Record<string, unknown>>

const bitOf = (value: unknown): 0 | 1 | null => {
  if (value === 1 || value === '1') return 1
  return value === 0 || value === '0' ? 0 : null
}

const isLanguage = (value: unknown): value is Language =>
  (languages as readonly unknown[]).includes(value)

/** Merges settings over defaults; missing or malformed ones keep the default. */
export const layOver = (below: Switches, given: Given): Switches => {
  const bits = switchNames.map((name) => [name, bitOf(given[name]) ?? below[name]])
  const language = given['defaultLanguage']
  return {
    ...(Object.fromEntries(bits) as Switches),
    defaultLanguage: isLanguage(language) ? language : below.defaultLanguage,
  }
}

/** `crMode` is set at build time as `VITE_SWITCH_CR_MODE`. */
export const environmentName = (name: string): string =>
  `VITE_SWITCH_${name.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`

export const switchesFromEnvironment = (environment: Given): Switches => {
  const names = [...switchNames, 'defaultLanguage']
  const given = names.map((name) => [name, environment[environmentName(name)]])
  return layOver(defaultSwitches, Object.fromEntries(given) as Given)
}

export const builtSwitches: Switches = switchesFromEnvironment(import.meta.env)
