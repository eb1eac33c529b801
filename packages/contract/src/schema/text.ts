import { z } from 'zod'

/** Letters that turn text around, hide in it, or are no letters: controls, marks of direction, halves of pairs. */
const HIDDEN = /[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/u
const HIDDEN_BUT_LINES =
  /(?!\n)[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/u

/** Text of people's own: composed (NFC), trimmed, of 1 to `most` letters and none that hide. One line, or many. */
export function line(most: number, lines: 'one' | 'many' = 'one') {
  const hidden = lines === 'one' ? HIDDEN : HIDDEN_BUT_LINES
  return z
    .string()
    .max(most * 4)
    .transform((text) => text.replaceAll('\r\n', '\n').normalize('NFC').trim())
    .refine((text) => text !== '', 'Empty')
    .refine((text) => [...text].length <= most, `Longer than ${most} letters`)
    .refine((text) => !hidden.test(text), 'Holds letters that cannot be seen')
}

/** May be left out, and taken away by null or by nothing. */
export function optionalText<T extends z.ZodType>(schema: T) {
  const emptied = z.literal('').transform(() => null)
  return z.union([emptied, z.null(), schema]).optional()
}

/** An https address that carries no name or password, as browsers write it. */
export const webAddress = z
  .url({ protocol: /^https$/, hostname: /^[^.].*\.[^.]+$/, normalize: true, error: 'Not an https address' })
  .max(200)
  .regex(/^https:\/\/[^/?#@\\]+([/?#]|$)/, 'Not an https address')
