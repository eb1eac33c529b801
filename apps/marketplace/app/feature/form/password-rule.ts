/** What a password must have (specification, section 5). */
export function passwordRules(password: string) {
  return [
    { name: 'length', isMet: [...password].length >= 8 },
    { name: 'letter', isMet: /\p{L}/u.test(password) },
    { name: 'number', isMet: /\d/.test(password) },
    { name: 'symbol', isMet: /[^\p{L}\d\s]/u.test(password) },
  ] as const
}
