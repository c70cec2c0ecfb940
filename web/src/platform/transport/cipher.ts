export type Bytes = Uint8Array<ArrayBuffer>

/** AES-256-GCM with the keys agreed for this page load, one per direction. */
export interface WireKeys {
  /** Seals under the key from client to server: ciphertext ‖ tag. */
  readonly seal: (iv: Bytes, plain: Bytes, bound?: Bytes) => Promise<Bytes>
  /** Opens what the server sealed; rejects when a single bit was changed. */
  readonly open: (iv: Bytes, sealed: Bytes, bound: Bytes) => Promise<Bytes>
}

/** The page's own P-256 pair. The private half never leaves it. */
export interface KeyPair {
  /** The raw public point, 65 bytes. */
  readonly publicKey: Bytes
  readonly agree: (serverPublic: Bytes) => Promise<WireKeys>
}
