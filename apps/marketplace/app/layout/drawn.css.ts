import type { StyleRule } from '@vanilla-extract/css'

/**
 * A drawing that a stylesheet puts before or after what is in an element, in the colour of its words: a page of fifty works has a
 * hundred of them, and elements of their own would be a fifth of all it has. `parts` are drawn in a square of `size` pixels.
 */
export function drawn(parts: string, size: number): StyleRule {
  const file = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" fill="none" stroke="#000">${parts}</svg>`
  const mask = `url("data:image/svg+xml,${encodeURIComponent(file)}") center / contain no-repeat`
  return {
    content: '""',
    width: `${size}px`,
    height: `${size}px`,
    background: 'currentColor',
    WebkitMask: mask,
    mask,
    forcedColorAdjust: 'none',
    '@media': { '(forced-colors: active)': { background: 'ButtonText' } },
  }
}
