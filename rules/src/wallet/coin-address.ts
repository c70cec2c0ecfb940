import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { no, ok, type Result } from '../base/result.ts'
import { fromBase58, toBase58 } from './base58.ts'

export const coinNetworks = ['trc20', 'erc20'] as const
export type CoinNetwork = (typeof coinNetworks)[number]

export type CoinAddressFault = 'coin-address-empty' | 'coin-address-shape' | 'coin-address-checksum'

const accountBytes = 20
const checksumBytes = 4
/** TRON's version byte; it makes every address begin with T. */
const tronVersion = 0x41

const tronShape = /^T[1-9A-HJ-NP-Za-km-z]{33}$/
const ethereumShape = /^0x[0-9a-fA-F]{40}$/

const tronChecksum = (payload: Uint8Array): Uint8Array =>
  sha256(sha256(payload)).slice(0, checksumBytes)

const tronAddress = (account: Uint8Array): string => {
  const payload = Uint8Array.of(tronVersion, ...account)
  return toBase58(Uint8Array.of(...payload, ...tronChecksum(payload)))
}

/** EIP-55: a letter is upper case where the hash of the lower-case address has a digit of 8 or more. */
const withCaseChecksum = (hex: string): string => {
  const hash = keccak_256(Uint8Array.from(hex, (letter) => letter.charCodeAt(0)))
  const nibble = (at: number): number => ((hash[at >> 1] ?? 0) >> (at % 2 === 0 ? 4 : 0)) & 0xf
  const letters = Array.from(hex, (letter, at) => (nibble(at) >= 8 ? letter.toUpperCase() : letter))
  return `0x${letters.join('')}`
}

/** The address of an account of twenty bytes, as the network writes it. */
export const coinAddress = (network: CoinNetwork, account: Uint8Array): string => {
  if (account.length !== accountBytes) throw new Error('a coin account has twenty bytes')
  return network === 'trc20'
    ? tronAddress(account)
    : withCaseChecksum(Array.from(account, (byte) => byte.toString(16).padStart(2, '0')).join(''))
}

const checkTron = (text: string): Result<string, CoinAddressFault> => {
  const bytes = tronShape.test(text) ? fromBase58(text) : null
  if (bytes?.length !== 1 + accountBytes + checksumBytes) return no('coin-address-shape')
  const account = bytes.slice(1, 1 + accountBytes)
  return tronAddress(account) === text ? ok(text) : no('coin-address-checksum')
}

const checkEthereum = (text: string): Result<string, CoinAddressFault> => {
  if (!ethereumShape.test(text)) return no('coin-address-shape')
  const hex = text.slice(2)
  const checked = withCaseChecksum(hex.toLowerCase())
  // One case throughout carries no checksum, so there is none to be wrong.
  const mixed = hex !== hex.toLowerCase() && hex !== hex.toUpperCase()
  return mixed && checked !== text ? no('coin-address-checksum') : ok(checked)
}

/** The address in its one canonical form, so that the same one is not added twice. */
export const checkCoinAddress = (
  network: CoinNetwork,
  typed: string,
): Result<string, CoinAddressFault> => {
  const text = typed.trim()
  if (text === '') return no('coin-address-empty')
  return network === 'trc20' ? checkTron(text) : checkEthereum(text)
}

/** `TAbcde…wxyz12`: enough of both ends to know it by. */
export const maskCoinAddress = (address: string): string =>
  `${address.slice(0, 6)}…${address.slice(-6)}`
