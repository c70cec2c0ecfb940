import type { FeedArchive } from '../../feed/feed.ts'
import type { Answers, FromWorker, Question, ToWorker } from './worker-messages.ts'

/** The worker answers within milliseconds, except while it makes up for a leap of the clock. */
const timeoutMs = 10_000

interface Waiting {
  readonly resolve: (answer: Answers[keyof Answers]) => void
  readonly reject: (why: Error) => void
  readonly timer: ReturnType<typeof setTimeout>
}

/** The archive of a worker: numbers the questions and finds the caller of each answer. */
export interface Questions {
  readonly archive: FeedArchive
  hear(message: Extract<FromWorker, { kind: 'answer' }>): void
  /** Rejects all questions without an answer, and those to come. */
  fail(why: Error): void
}

export const makeQuestions = (send: (request: ToWorker) => void): Questions => {
  const waiting = new Map<number, Waiting>()
  let last = 0
  let failure: Error | null = null
  const settle = (number: number): Waiting | undefined => {
    const one = waiting.get(number)
    clearTimeout(one?.timer)
    waiting.delete(number)
    return one
  }
  const ask = (question: Question): Promise<Answers[keyof Answers]> =>
    new Promise((resolve, reject) => {
      if (failure !== null) return reject(failure)
      last += 1
      const number = last
      const timer = setTimeout(
        () => settle(number)?.reject(new Error('the simulated feed does not answer')),
        timeoutMs,
      )
      waiting.set(number, { resolve, reject, timer })
      send({ kind: 'ask', number, question })
    })
  return {
    archive: {
      preview: (matchId) => ask({ about: 'preview', matchId }) as Promise<Answers['preview']>,
      result: (matchId) => ask({ about: 'result', matchId }) as Promise<Answers['result']>,
    },
    hear: ({ number, answer }) => settle(number)?.resolve(answer),
    fail(why) {
      failure = why
      for (const number of waiting.keys()) settle(number)?.reject(why)
    },
  }
}
