import { Outlet } from '@remix-run/react'
import { createRemixStub } from '@remix-run/testing'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { PageLinks } from './page-links.js'
import { routerLink as RouterLink } from './router-link.js'

afterEach(cleanup)

function Around() {
  return (
    <>
      <PageLinks />
      <Outlet />
    </>
  )
}

function pageOf(...hrefs: string[]) {
  return () =>
    hrefs.map((href) => (
      <RouterLink key={href} anchorRef={null} href={href}>
        {href}
      </RouterLink>
    ))
}

const Site = createRemixStub([
  {
    Component: Around,
    children: [
      {
        path: '/works/:id',
        Component: pageOf('/works/8', '?tab=sales', '/people/1', '/people/2', '/people#new'),
      },
      { path: '/people/:id', Component: pageOf('/people/3', '/works/9', '/works', '/gardens/1?page=2') },
    ],
  },
])

const marked = () =>
  [...document.querySelectorAll('a[data-discover]')].map((link) => link.getAttribute('href'))

it('marks one link of each kind of page, but none of the page’s own, and on the next page those that are new', async () => {
  render(<Site initialEntries={['/works/7']} />)
  await waitFor(() => expect(marked()).toEqual(['/people/1', '/people#new']))
  fireEvent.click(screen.getByText('/people/2'))
  await waitFor(() => expect(marked()).toEqual(['/works', '/gardens/1?page=2']))
})
