// The published client keeps its arithmetic to itself and has no types for it.
declare module 'amazon-cognito-identity-js/lib/BigInteger.js' {
  export default class BigInteger {
    constructor(digits: string, radix: number)
    toString(radix: number): string
  }
}
declare module 'amazon-cognito-identity-js/lib/AuthenticationHelper.js' {
  import type BigInteger from 'amazon-cognito-identity-js/lib/BigInteger.js'
  export default class AuthenticationHelper {
    constructor(poolName: string)
    smallAValue: BigInteger
    largeAValue: BigInteger
    UValue: BigInteger
    getPasswordAuthenticationKey(
      user: string,
      password: string,
      B: BigInteger,
      salt: BigInteger,
      done: (error: Error | null, key: Uint8Array) => void,
    ): void
  }
}
