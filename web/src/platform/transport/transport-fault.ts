export type TransportFaultKind = 'status' | 'network' | 'timeout' | 'aborted'

/** A call without an envelope: a bare HTTP status, no network, a time-out, or an abort. */
export class TransportFault extends Error {
  readonly kind: TransportFaultKind
  /** The HTTP status; 0 unless the kind is `status`. */
  readonly status: number
  constructor(kind: TransportFaultKind, status = 0) {
    super(kind === 'status' ? `${kind} ${status}` : kind)
    this.name = 'TransportFault'
    this.kind = kind
    this.status = status
  }
}
