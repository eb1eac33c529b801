import { CLIENT, encode, hs256, KID, rawRsa, rs256, signedBy, type TokenForge, text } from './token-forge.js'

/** Tokens that prove nothing, by what is wrong with them. `decoy` is a URL that must never be asked. */
export function forgedTokens(forge: TokenForge, decoy: string): Readonly<Record<string, string>> {
  return {
    ...wrongAlgorithms(forge),
    ...wrongHeaders(forge, decoy),
    ...wrongClaims(forge),
    ...wrongTexts(forge),
  }
}

function wrongAlgorithms({ pool, other, curve, claims, header }: TokenForge) {
  const payload = text(claims)
  const head = (alg: unknown) => text({ ...header, alg })
  const pem = pool.publicKey.export({ format: 'pem', type: 'spki' })
  const pkcs1 = pool.publicKey.export({ format: 'pem', type: 'pkcs1' })
  const der = pool.publicKey.export({ format: 'der', type: 'spki' })
  const modulus = pool.publicKey.export({ format: 'jwk' }).n ?? ''
  return {
    'alg none without a signature': `${head('none')}.${payload}.`,
    'alg None': `${head('None')}.${payload}.`,
    'alg NONE with a signature': `${head('NONE')}.${payload}.${encode('x')}`,
    'alg nOnE signed': rs256(head('nOnE'), payload, pool.privateKey),
    'alg empty': rs256(head(''), payload, pool.privateKey),
    'alg null': rs256(head(null), payload, pool.privateKey),
    'alg a list': rs256(head(['RS256']), payload, pool.privateKey),
    'alg in lower case': rs256(head('rs256'), payload, pool.privateKey),
    'alg missing': rs256(text({ kid: KID }), payload, pool.privateKey),
    'HS256 by the public key in PEM': hs256(head('HS256'), payload, pem),
    'HS256 by the public key in PKCS 1': hs256(head('HS256'), payload, pkcs1),
    'HS256 by the public key in DER': hs256(head('HS256'), payload, der),
    'HS256 by the modulus': hs256(head('HS256'), payload, Buffer.from(modulus, 'base64url')),
    'HS256 by an empty secret': hs256(head('HS256'), payload, ''),
    'HS256 under an RS256 header': hs256(head('RS256'), payload, pem),
    'RS384 by the pool’s own key': signedBy('sha384', head('RS384'), payload, pool.privateKey),
    'RS512 by the pool’s own key': signedBy('sha512', head('RS512'), payload, pool.privateKey),
    'RS256 over SHA-1': signedBy('sha1', head('RS256'), payload, pool.privateKey),
    'RS384 under an RS256 header': signedBy('sha384', head('RS256'), payload, pool.privateKey),
    'PS256 in name alone': rs256(head('PS256'), payload, pool.privateKey),
    'ES256 by a key of nobody': rs256(head('ES256'), payload, curve.privateKey),
    'a signature without the digest’s name': rawRsa(head('RS256'), payload, pool.privateKey),
    'signed by another key': rs256(head('RS256'), payload, other.privateKey),
  }
}

function wrongHeaders(forge: TokenForge, decoy: string) {
  const { pool, other, header, claims, token } = forge
  const theirs = other.publicKey.export({ format: 'jwk' })
  const by = (more: object, key = other.privateKey) => rs256(text({ ...header, ...more }), text(claims), key)
  return {
    'a kid that is not the pool’s': token({}, { ...header, kid: 'another' }),
    'no kid': token({}, { alg: 'RS256' }),
    'an empty kid': token({}, { ...header, kid: '' }),
    'a kid that is a path': by({ kid: '../../dev/null' }),
    'a kid that is SQL': by({ kid: "' or 1=1 --" }),
    'a kid that is a number': token({}, { ...header, kid: 1 }),
    'an endless kid': by({ kid: 'k'.repeat(5000) }),
    'its own key in jwk': by({ jwk: theirs }),
    'its own key in jwk, by the pool': by({ jwk: theirs }, pool.privateKey),
    'its own key set in jku': by({ jku: `${decoy}/jwks.json` }),
    'its own certificate in x5u': by({ x5u: `${decoy}/cert.pem` }),
    'its own certificate in x5c': by({ x5c: ['MIIB'] }),
    'a crit nobody knows': by({ crit: ['exp'], exp: 1 }, pool.privateKey),
    'an unencoded payload': by({ b64: false, crit: ['b64'] }, pool.privateKey),
    'a compressed payload': by({ zip: 'DEF' }, pool.privateKey),
    'another type': by({ typ: 'at+jwt' }, pool.privateKey),
    'a nested token': by({ cty: 'JWT' }, pool.privateKey),
    'an algorithm twice': forge.raw(`{"alg":"none","kid":"${KID}","alg":"RS256"}`, JSON.stringify(claims)),
    'a header that is a list': forge.raw('[]', JSON.stringify(claims)),
    'a header that is no JSON': forge.raw('{alg:RS256}', JSON.stringify(claims)),
  }
}

function wrongClaims(forge: TokenForge) {
  const { token, now, claims } = forge
  const issuer = String(claims.iss)
  const twice = (name: string, value: unknown) => {
    const whole = JSON.stringify(claims)
    return forge.raw(
      JSON.stringify(forge.header),
      `${whole.slice(0, -1)},"${name}":${JSON.stringify(value)}}`,
    )
  }
  return {
    'an access token': token({ token_use: 'access', aud: undefined, client_id: CLIENT }),
    'an access token with an audience': token({ token_use: 'access' }),
    'a refresh token’s use': token({ token_use: 'refresh' }),
    'no use': token({ token_use: undefined }),
    'the use in a list': token({ token_use: ['id'] }),
    'another client': token({ aud: 'client-of-others' }),
    'our client among others': token({ aud: [CLIENT, 'client-of-others'] }),
    'no audience': token({ aud: undefined }),
    'our client as client_id alone': token({ aud: undefined, client_id: CLIENT }),
    'another pool': token({ iss: `${issuer}x` }),
    'a pool that ours begins': token({ iss: issuer.slice(0, -1) }),
    'the pool with a slash': token({ iss: `${issuer}/` }),
    'the pool in capitals': token({ iss: issuer.toUpperCase() }),
    'no issuer': token({ iss: undefined }),
    'the issuer in a list': token({ iss: [issuer] }),
    expired: token({ exp: now - 31 }),
    'expired long ago': token({ iat: now - 90_000, exp: now - 86_400 }),
    'without an end': token({ exp: undefined }),
    'an end in words': token({ exp: 'never' }),
    'an end that is text': token({ exp: String(now + 3600) }),
    'an end that is no whole number': token({ exp: now + 0.5 }),
    'not valid yet': token({ nbf: now + 60 }),
    'issued in the future': token({ iat: now + 60 }),
    'never issued': token({ iat: undefined }),
    'issued too long ago to be alive': token({ iat: now - 86_500 }),
    'nobody’s': token({ sub: undefined }),
    'an empty subject': token({ sub: '' }),
    'a subject that is a number': token({ sub: 7 }),
    'a subject with other letters': token({ sub: 'аnn' }),
    'an endless subject': token({ sub: 'a'.repeat(200) }),
    'groups in words': token({ 'cognito:groups': 'admin' }),
    'groups that are no words': token({ 'cognito:groups': [{ admin: true }] }),
    'a subject twice': twice('sub', 'somebody-else'),
    'groups twice': twice('email', 'other@example.org'),
    'a payload that is a list': forge.raw(JSON.stringify(forge.header), '[]'),
    'a payload that is null': forge.raw(JSON.stringify(forge.header), 'null'),
    'a payload that is no JSON': forge.raw(JSON.stringify(forge.header), 'sub=ann'),
  }
}

function wrongTexts(forge: TokenForge) {
  const good = forge.token()
  const [head = '', payload = '', signature = ''] = good.split('.')
  const admin = text({ ...forge.claims, 'cognito:groups': ['admin'] })
  const last = signature.at(-1) ?? ''
  const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  // The last letter of a signature holds bits that nobody reads.
  const spare =
    ALPHABET[(ALPHABET.indexOf(last) & 0b110000) | ((ALPHABET.indexOf(last) + 1) & 0b001111)] ?? ''
  return {
    empty: '',
    'a dot': '.',
    'two dots': '..',
    'no signature': `${head}.${payload}.`,
    'two parts': `${head}.${payload}`,
    'no header': `.${payload}.${signature}`,
    'no payload': `${head}..${signature}`,
    'a payload changed': `${head}.${admin}.${signature}`,
    'a signature cut short': good.slice(0, -4),
    'a token cut in half': good.slice(0, good.length / 2),
    'a signature with another last letter': `${head}.${payload}.${signature.slice(0, -1)}${spare}`,
    'a signature of nothing but zeros': `${head}.${payload}.${encode(Buffer.alloc(256))}`,
    'a signature that is one': `${head}.${payload}.${encode(Buffer.concat([Buffer.alloc(255), Buffer.from([1])]))}`,
    'a longer signature': `${head}.${payload}.${signature}AAAA`,
    'its parts doubled': `${good}.${payload}.${signature}`,
    'the token twice': `${good}${good}`,
    'two tokens with a comma': `${good},${good}`,
    'five parts, as encrypted ones have': `${head}.${payload}.${signature}.${head}.${payload}`,
    'parts in another order': `${payload}.${head}.${signature}`,
    'padding at its end': `${good}==`,
    'plain base64': `${head}.${payload}.${Buffer.from(signature, 'base64url').toString('base64')}`,
    'a letter that looks alike': good.replace('e', 'е'),
    'a space within': `${head}. ${payload}.${signature}`,
    'a hidden letter': `${head}.${payload}\u200b.${signature}`,
    'a payload that is no UTF-8': rs256(head, encode(Buffer.from([0x7b, 0xff, 0x7d])), forge.pool.privateKey),
    'a byte order mark': forge.raw(JSON.stringify(forge.header), `\ufeff${JSON.stringify(forge.claims)}`),
    huge: forge.token({ padding: 'x'.repeat(20_000) }),
    'a megabyte of letters': 'e'.repeat(1_000_000),
    'serialized as JSON': JSON.stringify({ payload, protected: head, signature }),
  }
}
