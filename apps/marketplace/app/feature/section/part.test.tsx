import { Link } from '@remix-run/react'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PAGE_FAULT } from '#app/error-report/early-fault.js'
import { CHUNK_FAULT } from '#app/pwa/load-fault.js'
import { show, violations } from '#app/test/show.js'
import { Part } from './part.js'
import { Band } from './section.js'

// React tells the console of every fault that a boundary has caught.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

let fault: unknown
function Drawing() {
  if (fault) throw fault
  return <p>drawn</p>
}

it('keeps the rest of the page, says what failed, and tells of it', async () => {
  const told = vi.fn()
  window.addEventListener(PAGE_FAULT, told)
  fault = new Error('no such colour')
  const { container } = show(
    <>
      <h1>Page</h1>
      <Part name="Price history">
        <Drawing />
      </Part>
    </>,
    { at: '/nfts/1?a=b' },
  )
  expect(screen.getByRole('heading', { name: 'Page' })).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toContain('“Price history” cannot be shown')
  expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/nfts/1?a=b')
  expect(told).toHaveBeenCalled()
  expect(await violations(container)).toEqual([])
  window.removeEventListener(PAGE_FAULT, told)
})

it('says so in Chinese', () => {
  fault = new Error('no')
  show(
    <Part name="价格历史">
      <Drawing />
    </Part>,
    { locale: 'zh' },
  )
  expect(screen.getByRole('alert').textContent).toContain('“价格历史”无法显示')
})

it('begins anew at another place', async () => {
  fault = new Error('no')
  show(
    <>
      <Link to="/elsewhere">On</Link>
      <Part name="Items">
        <Drawing />
      </Part>
    </>,
  )
  expect(screen.getByRole('alert')).toBeTruthy()
  fault = undefined
  fireEvent.click(screen.getByRole('link', { name: 'On' }))
  expect(await screen.findByText('drawn')).toBeTruthy()
})

it('leaves a script that did not come to the root', () => {
  class Root extends Component<{ children: ReactNode }, { caught: boolean }> {
    override state = { caught: false }
    static getDerivedStateFromError = () => ({ caught: true })
    override render = () => (this.state.caught ? <p>loaded anew</p> : this.props.children)
  }
  fault = Object.assign(new Error('gone'), { name: CHUNK_FAULT })
  show(
    <Root>
      <Part name="Items">
        <Drawing />
      </Part>
    </Root>,
  )
  expect(screen.getByText('loaded anew')).toBeTruthy()
})

it('is every band of a page', () => {
  fault = new Error('no')
  show(
    <>
      <Band title="Top creators">
        <Drawing />
      </Band>
      <Band title="Auctions">
        <p>going on</p>
      </Band>
    </>,
  )
  expect(screen.getByRole('heading', { name: 'Top creators' })).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toContain('“Top creators” cannot be shown')
  expect(screen.getByText('going on')).toBeTruthy()
})
