import { agreed, nextCounter, sealToken } from './agreement.ts'

/**
 * One value sealed with this page's own key, for the fields that stay secret inside a body. It has a
 * counter of its own, so that it never shares an IV with the request that carries it.
 */
export const sealField = async (text: string): Promise<string> => {
  const { keys } = await agreed()
  return sealToken(keys, 'field', nextCounter(), text)
}
