import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { sampleCollection, sampleProfile } from '#app/test/sample.js'
import { show, violations } from '#app/test/show.js'
import { CollectionHead } from './collection-head.js'

afterEach(cleanup)

it('marks a verified creator, with the reason one press away', async () => {
  const collection = sampleCollection({ creator: sampleProfile({ name: 'Mira' }) })
  const verified = { label: 'Verified creator', reason: 'The holder signed a text.' }
  const { container } = show(<CollectionHead {...{ collection, verified }} interval="7" />)
  expect(screen.getByLabelText('Verified creator').tagName).toBe('SUMMARY')
  expect(screen.getByText('The holder signed a text.')).toBeTruthy()
  expect(await violations(container)).toEqual([])
})

it('marks nobody else', () => {
  show(<CollectionHead collection={sampleCollection()} interval="7" verified={null} />)
  expect(screen.queryByText('✓')).toBeNull()
})
