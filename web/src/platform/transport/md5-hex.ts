import { TransportFault } from './transport-fault.ts'

/** The library loads with the first press of a button that needs it. */
export const md5Hex = async (text: string): Promise<string> => {
  const [{ md5 }, { bytesToHex, utf8ToBytes }] = await Promise.all([
    import('@noble/hashes/legacy.js'),
    import('@noble/hashes/utils.js'),
  ]).catch(() => {
    throw new TransportFault('network')
  })
  return bytesToHex(md5(utf8ToBytes(text)))
}
