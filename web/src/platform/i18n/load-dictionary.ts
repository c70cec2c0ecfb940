import { dictionary } from 'virtual:zh-tw'

/** A file of its own, so that the words travel only to those who read them. */
export const loadDictionary = async (): Promise<Readonly<Record<string, string>>> => dictionary
