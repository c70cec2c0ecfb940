export type TransportFaultKind = 'status' | 'network' | 'timeout' | 'aborted'

/** The call brought no envelope home: a bare HTTP status, no network, too late, or called off. */
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
