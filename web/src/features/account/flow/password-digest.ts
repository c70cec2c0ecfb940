import { md5Hex } from '../../../platform/transport/md5-hex.ts'

/** The md5 in which a password crosses the wire. */
export const passwordDigest = (password: string): Promise<string> => md5Hex(password)
