import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { show, violations } from '#app/test/show.js'
import { UploadPage } from './page.js'

afterEach(cleanup)
// Reading an offer is work, and the machine may be busy.
vi.setConfig({ testTimeout: 40_000 })
describe('the page offers are uploaded at', () => {
  it('takes files and pasted text, in a form that can be posted without script', async () => {
    const { container } = show(<UploadPage answered={undefined} />)
    const paste = screen.getByLabelText<HTMLTextAreaElement>('Or paste offers')
    expect([paste.name, paste.required, paste.form?.method]).toEqual(['offer', true, 'post'])
    const pick = screen.getByLabelText<HTMLInputElement>('Choose offer files')
    expect([pick.type, pick.multiple]).toEqual(['file', true])
    expect(await violations(container)).toEqual([])
  })

  it('keeps what was sent without script, and names the rule it breaks', () => {
    const result = {
      is: 'refused',
      reason: 'wrong-network',
      detail: 'This offer was signed for mainnet.',
    } as const
    show(<UploadPage answered={{ text: 'offer1abc', result }} />)
    expect(screen.getByLabelText<HTMLTextAreaElement>('Or paste offers').value).toBe('offer1abc')
    expect(screen.getByRole('alert').textContent).toBe('It was refused. It was signed for another network.')
  })

  it('tells a rule that has no words here in the API’s own', () => {
    const result = { is: 'refused', reason: 'of-tomorrow', detail: 'Offers of tomorrow.' } as const
    show(<UploadPage answered={{ text: 'x', result }} />)
    expect(screen.getByRole('alert').textContent).toBe('It was refused. Offers of tomorrow.')
  })

  it('says how many were left out', async () => {
    show(<UploadPage answered={undefined} />)
    const paste = screen.getByLabelText('Or paste offers')
    fireEvent.change(paste, { target: { value: 'offer1abc '.repeat(23) } })
    fireEvent.click(screen.getByRole('button', { name: /^Check/ }))
    expect((await screen.findByRole('alert')).textContent).toMatch(/^3 offers were left out: at most 20/)
  })
})
