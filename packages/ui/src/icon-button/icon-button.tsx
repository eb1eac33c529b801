import { type ButtonHTMLAttributes, forwardRef, type ReactNode } from 'react'
import { type ButtonShape, buttonShape } from '../button/button.css.js'

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** What the button does, for everyone who cannot see the drawing. */
  label: string
  tone?: ButtonShape['tone']
  size?: ButtonShape['size']
  children: ReactNode
}

/** A button that is only a drawing; its label is required. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, tone, size, className, type = 'button', children, ...rest },
  ref,
) {
  const shape = buttonShape({ tone, size, square: true })
  return (
    <button
      ref={ref}
      type={type}
      aria-label={label}
      title={label}
      className={className ? `${shape} ${className}` : shape}
      {...rest}
    >
      {children}
    </button>
  )
})
