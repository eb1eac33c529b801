import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { show, violations } from '#app/test/show.js'
import { awaitInstallOffer } from './install-offer.js'
import { InstallPrompt } from './install-prompt.js'

beforeAll(awaitInstallOffer)

afterEach(() => {
  window.dispatchEvent(new Event('appinstalled'))
  cleanup()
  localStorage.clear()
})

/** The browser offers to install, and its own question is answered with `outcome`. */
function offer(outcome = 'accepted') {
  const prompt = vi.fn(async () => {})
  const event = new Event('beforeinstallprompt', { cancelable: true })
  Object.assign(event, { prompt, userChoice: Promise.resolve({ outcome }) })
  act(() => {
    window.dispatchEvent(event)
  })
  return { prompt, event }
}

const sheet = () => screen.queryByRole('region', { name: 'Install Chiaroscuro' })

describe('the install prompt', () => {
  it('is shown when the browser offers it, and not before', async () => {
    const { container } = show(<InstallPrompt />)
    expect(sheet()).toBeNull()
    const { event } = offer()
    expect(event.defaultPrevented).toBe(true)
    await screen.findByRole('region', { name: 'Install Chiaroscuro' })
    expect(await violations(container)).toEqual([])
  })

  it('hands over to the browser', async () => {
    show(<InstallPrompt />)
    const { prompt } = offer()
    fireEvent.click(await screen.findByRole('button', { name: 'Install' }))
    await vi.waitFor(() => expect(sheet()).toBeNull(), 20_000)
    expect(prompt).toHaveBeenCalledOnce()
    expect(localStorage.getItem('install-prompt')).toBeNull()
  })

  it.each([
    ['here', 'Cancel', 'accepted'],
    ['in the browser’s own question', 'Install', 'dismissed'],
  ])('is hidden for good once the visitor cancels %s', async (_, button, outcome) => {
    show(<InstallPrompt />)
    offer(outcome)
    fireEvent.click(await screen.findByRole('button', { name: button }))
    await vi.waitFor(() => expect(sheet()).toBeNull(), 20_000)
    cleanup()
    show(<InstallPrompt />, { locale: 'zh' })
    offer()
    expect(screen.queryByRole('region')).toBeNull()
  })
})
