/** A request whose answer never came: the server may have done the work or not. */
interface Unanswered<Body> {
  readonly requestId: string
  readonly body: Body
}

/**
 * One request id per intention. The same body keeps its id until an answer came, so that the server
 * recognises the repetition; another body is another intention.
 */
export const requestIntention = <Body extends object>(newId: () => string) => {
  let open: Unanswered<Body> | null = null
  return {
    idFor: (body: Body): string => {
      if (open === null || JSON.stringify(open.body) !== JSON.stringify(body))
        open = { requestId: newId(), body }
      return open.requestId
    },
    answered: (): void => {
      open = null
    },
    /** The body that still waits, where it is the one meant. */
    waiting: (isMeant: (body: Body) => boolean): Body | null =>
      open !== null && isMeant(open.body) ? open.body : null,
  }
}
