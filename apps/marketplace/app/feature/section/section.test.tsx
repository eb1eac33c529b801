import { createRemixStub } from '@remix-run/testing'
import { cleanup, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { below } from '#app/layout/frame.css.js'
import { Band } from './section.js'

afterEach(cleanup)

const Page = createRemixStub([
  {
    path: '*',
    Component: () => (
      <Band title="Latest trades" below={{ wide: 700, phone: 1150 }}>
        drawn
      </Band>
    ),
  },
])

it('is held back where the server wrote it, and stays so', () => {
  const written = new DOMParser().parseFromString(renderToString(<Page />), 'text/html')
  const container = document.body.appendChild(document.createElement('div'))
  container.append(...written.body.children)
  render(<Page />, { container, hydrate: true })
  expect(container.querySelector('section')?.className.split(' ')).toContain(below)
  container.remove()
})

it('is laid out at once where one comes to it later: the place to go back to depends on its height', () => {
  const { container } = render(<Page />)
  const section = container.querySelector('section')
  expect(section?.className.split(' ')).not.toContain(below)
  expect(section?.getAttribute('style')).toBeNull()
})
