import type { ReactNode } from 'react'
import { CART } from './cart-lines.js'

interface IconProps {
  size?: number
}

function drawing(children: ReactNode, size = 16) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

export function SearchIcon({ size }: IconProps) {
  return drawing(<path d="M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10Zm3.6-1.4L15 15" />, size)
}

export function AccountIcon({ size }: IconProps) {
  return drawing(
    <>
      <circle cx="8" cy="5.4" r="2.9" />
      <path d="M2.2 14.2c.8-3 3-4.6 5.8-4.6s5 1.6 5.8 4.6" />
    </>,
    size,
  )
}

export function MenuIcon({ size }: IconProps) {
  return drawing(<path d="M1 4.5h14M1 11.5h14" />, size)
}

export function FilterIcon({ size }: IconProps) {
  return drawing(<path d="M1 4h14M4 8h8M6.5 12h3" />, size)
}

export function StarIcon({ size }: IconProps) {
  return drawing(
    <path d="M8 1.6l2 4.1 4.5.6-3.3 3.2.8 4.5L8 11.9 4 14l.8-4.5L1.5 6.3 6 5.7z" strokeLinejoin="round" />,
    size,
  )
}

export function CartIcon({ size }: IconProps) {
  return drawing(
    <>
      <path d={CART.body} strokeLinejoin="round" />
      {CART.wheels.map((wheel) => (
        <circle key={wheel.cx} {...wheel} />
      ))}
    </>,
    size,
  )
}

export function CrossIcon({ size }: IconProps) {
  return drawing(<path d="m4 4 8 8M12 4l-8 8" />, size)
}

export function WalletIcon({ size }: IconProps) {
  return drawing(
    <path
      d="M12.5 4.5V3a1 1 0 0 0-1-1H3a1.5 1.5 0 0 0 0 3h10.5v8.5H3A1.5 1.5 0 0 1 1.5 12V3.5M10.5 9h1"
      strokeLinejoin="round"
    />,
    size,
  )
}

export function ThemeIcon({ size }: IconProps) {
  return drawing(
    <>
      <circle cx="8" cy="8" r="6.2" />
      <path d="M8 1.8a6.2 6.2 0 0 1 0 12.4z" fill="currentColor" stroke="none" />
    </>,
    size,
  )
}

/** The mark of the house: half light, half dark. */
export function BrandMark({ size = 22 }: IconProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="10.5" fill="none" stroke="currentColor" strokeWidth="1.6" />
      <path d="M12 1.5a10.5 10.5 0 0 1 0 21z" fill="currentColor" />
    </svg>
  )
}
