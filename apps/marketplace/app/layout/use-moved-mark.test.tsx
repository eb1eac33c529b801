import { Link, Outlet } from '@remix-run/react'
import { createRemixStub } from '@remix-run/testing'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { useMovedMark } from './use-moved-mark.js'

beforeEach(() => {
  delete document.documentElement.dataset.moved
})
afterEach(cleanup)

function Around() {
  useMovedMark()
  return <Outlet />
}

const Site = createRemixStub([
  {
    Component: Around,
    children: [
      {
        path: '/',
        Component: () => (
          <>
            <Link to="/?interval=7d">the week</Link>
            <Link to="/works/7">a work</Link>
          </>
        ),
      },
      { path: '/works/:id', Component: () => <Link to="/">the front page</Link> },
    ],
  },
])

it('says of the document that one has come to another page in it, once one has', async () => {
  render(<Site />)
  fireEvent.click(screen.getByText('the week'))
  fireEvent.click(await screen.findByText('a work'))
  const back = await screen.findByText('the front page')
  expect(document.documentElement.dataset.moved).toBe('')
  fireEvent.click(back)
  await screen.findByText('the week')
  expect(document.documentElement.dataset.moved).toBe('')
})

it('does not say so of a page that changed', async () => {
  render(<Site />)
  fireEvent.click(screen.getByText('the week'))
  await screen.findByText('a work')
  expect(document.documentElement.dataset.moved).toBeUndefined()
})
