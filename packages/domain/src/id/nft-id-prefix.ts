const ALPHABET = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const FEWEST_HEX = 6
const FEWEST_CHARACTERS = 5

/**
 * The hex digits that every launcher id begins with whose `nft1…` or hex text begins with this; `undefined` for other
 * texts and for beginnings too short to tell anything.
 */
export function parseNftIdPrefix(text: string): string | undefined {
  const lower = text.trim().toLowerCase()
  const hex = /^(?:0x)?([0-9a-f]+)$/.exec(lower)?.[1]
  if (hex !== undefined) return hex.length >= FEWEST_HEX && hex.length <= 64 ? hex : undefined
  const data = /^nft1(.+)$/.exec(lower)?.[1]
  if (data === undefined || data.length < FEWEST_CHARACTERS || data.length > 58) return undefined
  return hexBeginning(data)
}

/** The hex digits behind the first characters of bech32 data; `undefined` where one is none of its alphabet. */
export function hexBeginning(data: string): string | undefined {
  const bits = bitsOf(data)
  // 32 bytes are 51 words and a bit; what follows is the checksum.
  const fours = bits?.slice(0, 51 * 5).match(/.{4}/g) ?? []
  return bits === undefined ? undefined : fours.map((four) => Number.parseInt(four, 2).toString(16)).join('')
}

/** The bits behind bech32 characters, five each; `undefined` where one is none of its alphabet. */
export function bitsOf(characters: string): string | undefined {
  const words = [...characters].map((letter) => ALPHABET.indexOf(letter))
  return words.includes(-1) ? undefined : words.map((word) => word.toString(2).padStart(5, '0')).join('')
}
