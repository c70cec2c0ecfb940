import { languages, type Language } from '@xinghe/rules/site/switches.ts'
import { create } from 'zustand'
import { local, onStorageChange } from '../storage/local.ts'
import { fillIn, type TextParams } from './fill-in.ts'

export type { Language } from '@xinghe/rules/site/switches.ts'

type Dictionary = Readonly<Record<string, string>>

interface LanguageState {
  readonly language: Language
  /** Whole zh-CN strings → zh-TW; empty until it is needed. */
  readonly dictionary: Dictionary
}

const isLanguage = (text: string | null): text is Language =>
  (languages as readonly (string | null)[]).includes(text)

const useStore = create<LanguageState>(() => ({ language: 'zh-CN', dictionary: {} }))

const show = (language: Language, dictionary: Dictionary): void => {
  useStore.setState({ language, dictionary }, true)
  if (typeof document !== 'undefined') document.documentElement.lang = language
}

let wanted: Language = 'zh-CN'

/** Switches once the dictionary is loaded, so that no half-translated page shows. */
const switchTo = async (language: Language): Promise<void> => {
  wanted = language
  if (language === 'zh-CN') return show(language, {})
  const { loadDictionary } = await import('./load-dictionary.ts')
  const dictionary = await loadDictionary()
  // The member may have chosen again while the dictionary was loading.
  if (wanted === language) show(language, dictionary)
}

const stored = local.get('language')
const firstWords = isLanguage(stored) ? switchTo(stored) : Promise.resolve()

/** Resolves once a stored choice of language can be shown; the first render waits for it. */
export const languageReady = (): Promise<void> => firstWords

/** The member's choice; it is kept for the next visit. */
export const setLanguage = (language: Language): Promise<void> => {
  local.set('language', language)
  return switchTo(language)
}

/** The language of a first visit: the stored choice, else the site's default. */
export const startLanguage = (siteDefault: Language): Promise<void> => {
  const chosen = local.get('language')
  const language = isLanguage(chosen) ? chosen : siteDefault
  return language === wanted ? Promise.resolve() : switchTo(language)
}

export const currentLanguage = (): Language => useStore.getState().language

/** The language chosen last, also while its dictionary is still loading. */
export const wantedLanguage = (): Language => wanted

export const useLanguage = (): Language => useStore((state) => state.language)

export const onLanguageChange = (listener: (language: Language) => void): (() => void) =>
  useStore.subscribe((now, before) => {
    if (now.language !== before.language) listener(now.language)
  })

export const useDictionary = (): Dictionary => useStore((state) => state.dictionary)

/** For texts outside React; components use `useText`. */
export const translate = (text: string, params?: TextParams): string =>
  fillIn(useStore.getState().dictionary[text] ?? text, params)

onStorageChange('language', (value) => {
  if (isLanguage(value)) void switchTo(value)
})
