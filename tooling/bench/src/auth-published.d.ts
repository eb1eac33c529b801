// The published clients keep their arithmetic to themselves and have no types for it.
declare module 'aws-amplify-srp' {
  interface Integer {
    toString(radix: number): string
  }
  interface Helper {
    readonly A: Integer
    getPasswordAuthenticationKey(asked: {
      username: string
      password: string
      serverBValue: Integer
      salt: Integer
    }): Promise<Uint8Array>
    generateHashDevice(groupKey: string, deviceKey: string): Promise<void>
    getVerifierDevices(): string
  }
  export function getAuthenticationHelper(userPoolName: string): Promise<Helper>
  export function getNowString(): string
  export function getSignatureString(claim: {
    userPoolName: string
    username: string
    challengeParameters: { SECRET_BLOCK: string }
    dateNow: string
    hkdf: Uint8Array
  }): string
}
declare module 'aws-amplify-integer' {
  import type { Integer } from 'aws-amplify-srp'
  export default class BigInteger implements Integer {
    constructor(digits: string, radix: number)
    toString(radix: number): string
  }
}
declare module 'amazon-cognito-identity-js/es/BigInteger.js' {
  export default class BigInteger {
    constructor(digits: string, radix: number)
    toString(radix: number): string
  }
}
declare module 'amazon-cognito-identity-js/es/DateHelper.js' {
  export default class DateHelper {
    getNowString(): string
  }
}
declare module 'amazon-cognito-identity-js/es/AuthenticationHelper.js' {
  import type BigInteger from 'amazon-cognito-identity-js/es/BigInteger.js'

  type Done<T> = (error: Error | null, value: T) => void
  export default class AuthenticationHelper {
    constructor(poolName: string)
    getLargeAValue(done: Done<BigInteger>): void
    getPasswordAuthenticationKey(
      user: string,
      password: string,
      B: BigInteger,
      salt: BigInteger,
      done: Done<Uint8Array>,
    ): void
    generateHashDevice(groupKey: string, deviceKey: string, done: Done<null>): void
    getVerifierDevices(): string
  }
}
