import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { violations } from '../test-page/violations.js'
import { FileButton } from './file-button.js'

afterEach(cleanup)

const file = new File(['{}'], 'signed.json')

it('is a field by its words, gives each file that is chosen, and can be given the same one again', async () => {
  const files: string[] = []
  const { container } = render(
    <FileButton accept=".json" onFile={({ name }) => files.push(name)}>
      The signed bundle
    </FileButton>,
  )
  const field = screen.getByLabelText('The signed bundle')
  fireEvent.change(field, { target: { files: [file] } })
  fireEvent.change(field, { target: { files: [file] } })
  fireEvent.change(field, { target: { files: [] } })
  expect(files).toEqual(['signed.json', 'signed.json'])
  expect(await violations(container)).toEqual([])
})

it('gives several at once', () => {
  const given: number[] = []
  render(
    <FileButton accept=".json" multiple onFiles={({ length }) => given.push(length)}>
      Offers
    </FileButton>,
  )
  fireEvent.change(screen.getByLabelText('Offers'), { target: { files: [file, file] } })
  expect(given).toEqual([2])
})

it.each([
  { name: 'file', left: 'C:\\fakepath\\signed.json' },
  { name: undefined, left: '' },
])('leaves the file in a field that its form posts: $name', ({ name, left }) => {
  render(
    <FileButton accept=".json" {...(name ? { name, required: true } : {})} onFile={() => {}}>
      A file
    </FileButton>,
  )
  const field = screen.getByLabelText<HTMLInputElement>('A file')
  let value = 'C:\\fakepath\\signed.json'
  Object.defineProperty(field, 'value', { get: () => value, set: (next: string) => (value = next) })
  fireEvent.change(field, { target: { files: [file] } })
  expect([field.name, field.required, value]).toEqual([name ?? '', name !== undefined, left])
})

it('tells of a file that was chosen before the script was there', async () => {
  const files: string[] = []
  const button = (
    <FileButton accept=".json" onFile={({ name }) => files.push(name)}>
      A file
    </FileButton>
  )
  const page = document.body.appendChild(document.createElement('div'))
  page.innerHTML = renderToString(button)
  const field = screen.getByLabelText('A file')
  Object.defineProperty(field, 'files', { value: [file] })
  const root = await act(async () => hydrateRoot(page, button))
  expect(files).toEqual(['signed.json'])
  act(() => root.unmount())
  page.remove()
})
