import { createRemixStub } from '@remix-run/testing'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { PageLinks } from './page-links.js'
import { routerLink as RouterLink } from './router-link.js'

afterEach(cleanup)

/** A page with links; whatever is left to the browser is heard of here. */
function openPage() {
  const left: string[] = []
  const Page = () => (
    <>
      <PageLinks />
      <RouterLink anchorRef={null} href="/works">
        <span>Works</span>
      </RouterLink>
      <RouterLink anchorRef={null} href="/works" onClick={(event) => event.preventDefault()}>
        Answered already
      </RouterLink>
      <RouterLink anchorRef={null} href="/works" target="_blank">
        In a tab of its own
      </RouterLink>
      <a href="/works">Not the router’s</a>
    </>
  )
  const Stub = createRemixStub([
    { path: '/', Component: Page },
    { path: '/works', Component: () => <h1>All works</h1> },
  ])
  render(<Stub />)
  const hear = (event: Event) => {
    if (!event.defaultPrevented && event.target instanceof Node) left.push(event.target.textContent ?? '')
    event.preventDefault()
  }
  window.addEventListener('click', hear)
  return { left, close: () => window.removeEventListener('click', hear) }
}

it('goes where a link of the site leads by the router, wherever in it is pressed', async () => {
  const { left, close } = openPage()
  fireEvent.click(screen.getByText('Works'))
  expect(await screen.findByRole('heading', { name: 'All works' })).toBeTruthy()
  expect(left).toEqual([])
  close()
})

it('leaves to the browser what is the browser’s, and alone what is answered already', () => {
  const { left, close } = openPage()
  const works = screen.getByText('Works')
  for (const key of ['metaKey', 'ctrlKey', 'shiftKey', 'altKey']) fireEvent.click(works, { [key]: true })
  fireEvent.click(screen.getByText('In a tab of its own'))
  fireEvent.click(screen.getByText('Not the router’s'))
  fireEvent.click(screen.getByText('Answered already'))
  expect(left).toEqual([...Array(4).fill('Works'), 'In a tab of its own', 'Not the router’s'])
  expect(screen.queryByRole('heading')).toBeNull()
  close()
})
