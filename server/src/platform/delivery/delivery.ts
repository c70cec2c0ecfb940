/** How the site reaches a member outside its own pages. Each channel is one adapter, chosen by configuration. */
export interface Delivery {
  /** `to` is the number with a plus and its area code. */
  sms(to: string, text: string): Promise<void>
  voice(to: string, text: string): Promise<void>
  mail(to: string, subject: string, text: string, html?: string): Promise<void>
  close(): Promise<void>
}

/**
 * An adapter throws `Refused('outside-unreachable')` when it could not reach the other party, and
 * `Refused('outside-refused')` when that party refused.
 */
export interface PhoneAdapter {
  send(channel: 'sms' | 'voice', to: string, text: string): Promise<void>
}

export interface MailAdapter {
  send(mail: { to: string; subject: string; text: string; html?: string }): Promise<void>
  close(): void
}
