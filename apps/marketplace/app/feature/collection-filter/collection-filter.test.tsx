import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { show, violations } from '#app/test/show.js'
import { CollectionChoices, CollectionFilter } from './collection-filter.js'

afterEach(cleanup)

const tides = { id: 'col1a', name: 'Tides' }

it('asks for a collection without dropping the other filters', async () => {
  const { container } = show(<CollectionFilter asked={null} />, { at: '/events?type=2&page=x' })
  expect(screen.getByRole('searchbox', { name: 'Collection' })).toHaveProperty('name', 'collection')
  const hidden = [...container.querySelectorAll<HTMLInputElement>('input[type=hidden]')]
  expect(hidden.map(({ name, value }) => [name, value])).toEqual([['type', '2']])
  expect(await violations(container)).toEqual([])
})

it('names the one that is on, and takes it away', async () => {
  const asked = { text: 'col1a', found: tides, choices: [] }
  const { container } = show(<CollectionFilter asked={asked} />, { at: '/events?collection=col1a&type=2' })
  const chip = screen.getByRole('link', { name: 'Remove filter Tides' })
  expect(chip.getAttribute('href')).toBe('/events?type=2')
  expect(await violations(container)).toEqual([])
})

it('leads to each that may be meant', () => {
  const asked = { text: 'tide', found: null, choices: [tides, { id: 'col1b', name: 'Low Tides' }] }
  show(<CollectionChoices asked={asked} />, { at: '/events?collection=tide' })
  expect(screen.getByRole('link', { name: 'Low Tides' }).getAttribute('href')).toBe(
    '/events?collection=col1b',
  )
})

it('says when nothing is called so', () => {
  show(<CollectionChoices asked={{ text: 'zzz', found: null, choices: [] }} />, {
    at: '/events?collection=zzz',
  })
  expect(screen.getByRole('status').textContent).toContain('No collection is called “zzz”')
})
