import { Link } from '@chiaroscuro/ui'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { show } from '#app/test/show.js'

afterEach(cleanup)

it.each([
  ['/nfts', undefined, '/nfts'],
  ['?page=2', undefined, '?page=2'],
  ['https://elsewhere.test/', 'external', 'https://elsewhere.test/'],
  ['https://elsewhere.test/', undefined, undefined],
  ['javascript:alert(1)', 'external', undefined],
])('a link to %s with rel %s leads to %s', (href, rel, target) => {
  show(
    <Link href={href} {...(rel ? { rel } : {})}>
      Somewhere
    </Link>,
  )
  const link = screen.queryByRole('link', { name: 'Somewhere' })
  expect(link?.getAttribute('href')).toBe(target)
  expect(screen.getByText('Somewhere')).toBeTruthy()
})
