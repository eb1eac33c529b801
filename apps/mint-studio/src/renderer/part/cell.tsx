import { type KeyboardEvent, useEffect, useState } from 'react'
import { input } from '../screen/items-screen.css.js'

export interface CellProps {
  value: string
  label: string
  isFixed: boolean
  onChange: (value: string) => void
}

/** A cell to write in. Enter and arrows keep what is written and go on; Escape takes it back. */
export function Cell({ value, label, isFixed, onChange }: CellProps) {
  const [text, setText] = useState(value)
  useEffect(() => setText(value), [value])

  const keep = () => {
    if (text !== value) onChange(text)
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const { key, currentTarget } = event
    if (key === 'Escape') setText(value)
    const down = key === 'ArrowDown' || key === 'Enter'
    if (!down && key !== 'ArrowUp') return
    event.preventDefault()
    keep()
    beside(currentTarget, down ? 1 : -1)?.focus()
  }
  return (
    <input
      className={input}
      aria-label={label}
      title={text.length > 24 ? text : undefined}
      value={text}
      readOnly={isFixed}
      onChange={({ target }) => setText(target.value)}
      onBlur={keep}
      onKeyDown={onKeyDown}
    />
  )
}

/** The same column's cell, some rows on. */
function beside(cell: HTMLInputElement, rows: number): HTMLInputElement | null | undefined {
  const column = cell.closest('td')?.cellIndex ?? -1
  const row = cell.closest('tr')
  const other = rows > 0 ? row?.nextElementSibling : row?.previousElementSibling
  return other instanceof HTMLTableRowElement ? other.cells[column]?.querySelector('input') : undefined
}
