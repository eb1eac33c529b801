/** Why a request for early access was not taken. */
export type EarlyAccessFault = 'email' | 'bot' | 'often' | 'unreachable'

/** Whether a text may be an e-mail address; the API looks more closely. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && /^[^\s@,;<>]+@[^\s@,;<>.]+(\.[^\s@,;<>.]+)+$/.test(text)
}
