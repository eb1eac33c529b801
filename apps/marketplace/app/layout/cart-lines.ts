/** A cart, drawn in a square of 16: by the header as elements, by cards in their stylesheet. */
export const CART = {
  body: 'M1 2h2l1.7 8h7.8l1.6-5.8H3.5',
  wheels: [
    { cx: 5.6, cy: 13, r: 1 },
    { cx: 11.6, cy: 13, r: 1 },
  ],
} as const
