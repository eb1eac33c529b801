import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Select } from '../select/select.js'
import { violations } from '../test-page/violations.js'
import { CheckboxRow } from './checkbox-row.js'

afterEach(cleanup)

it('filters are labelled form fields', async () => {
  const { container } = render(
    <form>
      <CheckboxRow name="listed" value="1" label="Listed" count="47" defaultChecked />
      <Select
        name="sort"
        label="Sort"
        defaultValue="rank"
        options={[{ value: 'rank', label: 'Rank Rarest to Common' }]}
      />
    </form>,
  )
  const box = screen.getByRole('checkbox', { name: /Listed/ })
  expect(box).toHaveProperty('checked', true)
  expect(screen.getByRole('combobox', { name: 'Sort' })).toHaveProperty('value', 'rank')
  expect(await violations(container)).toEqual([])
})
