import { type ButtonHTMLAttributes, forwardRef } from 'react'
import { type ButtonShape, buttonShape } from './button.css.js'

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  tone?: ButtonShape['tone']
  size?: ButtonShape['size']
}

/** A verb to press. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { tone, size, className, type = 'button', ...rest },
  ref,
) {
  const shape = buttonShape({ tone, size })
  return <button ref={ref} type={type} className={className ? `${shape} ${className}` : shape} {...rest} />
})
