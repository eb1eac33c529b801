import { expect, it } from 'vitest'
import { encryptFor, isPublicKey } from './push-envelope.js'

const bytes = (text: string) => Buffer.from(text, 'base64url')

/** The example of RFC 8291, appendix A. */
const BROWSER = {
  endpoint: 'https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}
const OUR_KEY = bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw')
const SALT = bytes('DGv6ra1nlYgDCS1FRnbzlw')

it('encrypts as the standard’s own example', () => {
  const random = (length: number) => (length === SALT.length ? SALT : OUR_KEY)
  const text = bytes('V2hlbiBJIGdyb3cgdXAsIEkgd2FudCB0byBiZSBhIHdhdGVybWVsb24')
  expect(Buffer.from(encryptFor(BROWSER, text, random)).toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
})

it('knows keys that are none', () => {
  expect(isPublicKey(BROWSER.p256dh)).toBe(true)
  expect(isPublicKey(`BA${BROWSER.p256dh.slice(2)}`)).toBe(false)
  expect(isPublicKey('')).toBe(false)
})
