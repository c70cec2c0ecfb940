import { TransportFault } from '../../platform/api/transport-fault.ts'

/** The md5 in which a password crosses the wire. The library loads with the first press of the button. */
export const passwordDigest = async (password: string): Promise<string> => {
  const [{ md5 }, { bytesToHex, utf8ToBytes }] = await Promise.all([
    import('@noble/hashes/legacy.js'),
    import('@noble/hashes/utils.js'),
  ]).catch(() => {
    throw new TransportFault('network')
  })
  return bytesToHex(md5(utf8ToBytes(password)))
}
