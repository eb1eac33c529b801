import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import * as browser from './adapter/browser.js'
import * as memory from './adapter/memory.js'
import * as node from './adapter/node.js'
import * as face from './index.js'
import * as srp from './srp/index.js'
import * as srpNode from './srp/node.js'

describe('the face of the package', () => {
  it('is these names and no others', () => {
    const names = (room: object) => Object.keys(room).sort()
    expect({
      '.': names(face),
      './browser': names(browser),
      './memory': names(memory),
      './node': names(node),
      './srp': names(srp),
      './srp/node': names(srpNode),
    }).toEqual({
      '.': ['AuthError', 'createAuth'],
      './browser': [
        'browserPorts',
        'cookieStore',
        'lazyPasskeys',
        'watchSession',
        'webLock',
        'webPage',
        'webStore',
      ],
      './memory': ['memoryLock', 'memoryPorts', 'memoryStore', 'systemClock', 'systemRandom'],
      './node': ['CHALLENGE_MS', 'nodePorts', 'refreshOnce', 'sealedCookie', 'serverAuth'],
      './srp': [
        'G',
        'K',
        'N',
        'SrpError',
        'bigintModPow',
        'concat',
        'createDeviceVerifier',
        'createEphemeral',
        'decodeBase64',
        'deriveKey',
        'encodeBase64',
        'formatTimestamp',
        'nextTask',
        'pad',
        'poolName',
        'privateKey',
        'readHex',
        'scramble',
        'sessionKey',
        'signClaim',
        'textBytes',
        'toInteger',
        'webDigest',
      ],
      './srp/node': ['opensslDigest', 'opensslModPow'],
    })
  })

  it('is what package.json opens, as source and as built', async () => {
    const { exports, publishConfig } = JSON.parse(
      await readFile(new URL('../package.json', import.meta.url), 'utf8'),
    )
    const rooms = ['.', './browser', './memory', './node', './srp', './srp/node']
    expect(Object.keys(exports).sort()).toEqual(rooms)
    expect(Object.keys(publishConfig.exports).sort()).toEqual(rooms)
    const auth = face.createAuth({ ports: memory.memoryPorts() })
    expect(Object.keys(auth).sort()).toMatchInlineSnapshot(`
      [
        "adoptSignUp",
        "adoptTokens",
        "autoSignIn",
        "cancelSignIn",
        "cancelSignUp",
        "confirmResetPassword",
        "confirmSignIn",
        "confirmSignUp",
        "deletePasskey",
        "exportTokens",
        "fetchAuthSession",
        "fetchDevices",
        "fetchMFAPreference",
        "fetchUserAttributes",
        "finishPasskey",
        "finishSignInWithRedirect",
        "forgetDevice",
        "getCurrentUser",
        "listPasskeys",
        "prepareSignIn",
        "registerPasskey",
        "rememberDevice",
        "resendSignUpCode",
        "resetPassword",
        "resumeSignIn",
        "resumeSignUp",
        "setUpTOTP",
        "signIn",
        "signInWithRedirect",
        "signOut",
        "signUp",
        "startPasskey",
        "updateMFAPreference",
        "verifyTOTPSetup",
      ]
    `)
  })
})
