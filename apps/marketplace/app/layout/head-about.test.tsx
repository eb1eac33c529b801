import { Meta } from '@remix-run/react'
import { createRemixStub } from '@remix-run/testing'
import { cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { headTags } from './head.js'

afterEach(cleanup)

it('writes words of strangers so that they end no script', async () => {
  const name = '</script><script>alert(1)</script><!-- & '
  const about = { '@context': 'https://schema.org', '@type': 'Collection', name }
  const Stub = createRemixStub([
    {
      path: '/',
      Component: Meta,
      meta: () => headTags({ title: 'x', description: 'x', locale: 'en', url: 'https://site.test/', about }),
    },
  ])
  const { container } = render(<Stub />)
  await waitFor(() => expect(container.querySelector('script')).not.toBeNull())
  const text = container.querySelector('script')?.textContent ?? ''
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toEqual(about)
  expect(container.querySelectorAll('script').length).toBe(1)
})
