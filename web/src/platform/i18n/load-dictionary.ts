import { dictionary } from 'virtual:zh-tw'

/** A chunk of its own, loaded only by those who need it. */
export const loadDictionary = async (): Promise<Readonly<Record<string, string>>> => dictionary
