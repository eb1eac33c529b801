import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { show } from '#app/test/show.js'
import { describeError, ErrorPage } from './error-page.js'

afterEach(cleanup)

const thrown = (status: number, data: string, statusText = '') => ({
  status,
  data,
  statusText,
  internal: false,
})

describe('the error page', () => {
  it.each([
    [thrown(404, 'Page not found: /nope'), 404, 'Page Not Found', 'Page not found: /nope'],
    [thrown(404, 'Page Not Found: /nfts/x?y=1'), 404, 'Page Not Found', 'Page Not Found: /nfts/x?y=1'],
    [thrown(503, 'The index rests.'), 503, 'Internal Server Error', 'The index rests.'],
    [thrown(500, '', 'Broken'), 500, 'Internal Server Error', 'Broken'],
    [new Error('its own text'), 500, 'Internal Server Error', 'its own text'],
    ['thrown text', 500, 'Internal Server Error', 'Internal Server Error'],
  ])('%o', (error, status, title, message) => {
    expect(describeError(error)).toEqual({ status, title, message })
  })

  it('offers a way on', () => {
    show(<ErrorPage error={thrown(404, 'Page not found: /nope')} />)
    expect(screen.getByRole('heading', { name: 'Page Not Found' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back to the start' }).getAttribute('href')).toBe('/')
  })
})
