import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { violations } from '../test-page/violations.js'
import { FileButton } from './file-button.js'

afterEach(cleanup)

it('is a field by its words, gives each file that is chosen, and can be given the same one again', async () => {
  const files: string[] = []
  const { container } = render(
    <FileButton accept=".json" onFile={({ name }) => files.push(name)}>
      The signed bundle
    </FileButton>,
  )
  const field = screen.getByLabelText('The signed bundle')
  const file = new File(['{}'], 'signed.json')
  fireEvent.change(field, { target: { files: [file] } })
  fireEvent.change(field, { target: { files: [file] } })
  fireEvent.change(field, { target: { files: [] } })
  expect(files).toEqual(['signed.json', 'signed.json'])
  expect(await violations(container)).toEqual([])
})
