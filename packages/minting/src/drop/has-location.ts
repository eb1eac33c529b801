const EXIF = [0x45, 0x78, 0x69, 0x66, 0, 0]
/** Pointer to where a camera says it stood (Exif 2.32, table 4). */
const GPS_TAG = 0x8825

/** Whether a picture's Exif block (JPEG, PNG, WebP) says where on earth it was made. Of any bytes, without a throw. */
export function hasLocation(bytes: Uint8Array): boolean {
  return [...exifBlocks(bytes)].some((block) => namesLocation(block))
}

/** TIFF structures in a picture, wherever its format keeps them. */
function* exifBlocks(bytes: Uint8Array): Generator<Uint8Array> {
  const view = viewOf(bytes)
  const word = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4))
  if (bytes[0] === 0xff && bytes[1] === 0xd8) yield* jpegBlocks(bytes, view)
  else if (word(1).startsWith('PNG'))
    for (let at = 8; at + 12 <= bytes.length; ) {
      const length = view.getUint32(at)
      if (word(at + 4) === 'eXIf') yield bytes.subarray(at + 8, at + 8 + length)
      at += length + 12
    }
  else if (word(0) === 'RIFF' && word(8) === 'WEBP')
    for (let at = 12; at + 8 <= bytes.length; ) {
      const length = view.getUint32(at + 4, true)
      if (word(at) === 'EXIF') yield withoutMark(bytes.subarray(at + 8, at + 8 + length))
      at += 8 + length + (length % 2)
    }
}

function* jpegBlocks(bytes: Uint8Array, view: DataView): Generator<Uint8Array> {
  // Segments stand one behind the other until the picture itself begins.
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== 0xda; ) {
    const length = view.getUint16(at + 2)
    const held = bytes.subarray(at + 4, at + 2 + length)
    if (bytes[at + 1] === 0xe1 && startsWithMark(held)) yield withoutMark(held)
    at += 2 + Math.max(length, 2)
  }
}

const startsWithMark = (block: Uint8Array) => EXIF.every((byte, at) => block[at] === byte)
const withoutMark = (block: Uint8Array) => (startsWithMark(block) ? block.subarray(EXIF.length) : block)

function namesLocation(tiff: Uint8Array): boolean {
  if (tiff.length < 14) return false
  const isLittle = tiff[0] === 0x49
  const view = viewOf(tiff)
  const first = view.getUint32(4, isLittle)
  if (first + 2 > tiff.length) return false
  const count = view.getUint16(first, isLittle)
  for (let i = 0, at = first + 2; i < count && at + 12 <= tiff.length; i++, at += 12)
    if (view.getUint16(at, isLittle) === GPS_TAG) return true
  return false
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
