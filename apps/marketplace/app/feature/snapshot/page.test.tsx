import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { readAsked } from '#app/feature/snapshot/asked-snapshot.js'
import { show, violations } from '#app/test/show.js'
import { SnapshotPage, type SnapshotPageProps } from './page.js'

afterEach(cleanup)

const typed = readAsked((name) => (name === 'collections' ? 'col1abc' : ''))
const head = {
  version: 1,
  site: 'example.org',
  network: 'devnet',
  height: 1234,
  header_hash: 'a'.repeat(64),
  timestamp: '2026-01-01T00:00:00+00:00',
  state_hash: 'b'.repeat(64),
  of: { collections: ['col1abc'], profiles: [], nfts: [], traits: [] },
  holders: 3,
  nfts: 9,
} as const
const holder = { address: 'txch1burn', count: 2, username: null, profile: null, mark: 'burn' }
const draw = (props: Partial<SnapshotPageProps>, locale: 'en' | 'zh' = 'en') =>
  show(
    <SnapshotPage typed={typed} refused={undefined} signer={'c'.repeat(64)} answer={undefined} {...props} />,
    {
      locale,
    },
  )

describe('the page of snapshots', () => {
  it.each(['en', 'zh'] as const)('asks and checks by forms of its own (%s)', async (locale) => {
    const { container } = draw({}, locale)
    const forms = [...container.querySelectorAll('form')]
    expect(forms.map(({ method, enctype }) => [method, enctype])).toEqual([
      ['post', 'application/x-www-form-urlencoded'],
      ['post', 'multipart/form-data'],
    ])
    expect(container.querySelector('[formaction="/tools/snapshot/file"]')).not.toBeNull()
    expect(container.querySelector('textarea')?.value).toBe('col1abc')
    expect(await violations(container)).toEqual([])
  })

  it('shows the block, the first holders, and what nobody owns', () => {
    draw({ answer: { typed, head, holders: [holder] } })
    const found = within(screen.getByRole('region', { name: '3 holders' }))
    found.getByText('Burned: nobody owns it')
    found.getByText('2 more are in the file.')
    found.getByText(/1,234/)
  })

  it('says which line it cannot read, and keeps what was typed', () => {
    draw({ answer: { typed, fault: { kind: 'line', field: 'collections', line: 1 } } })
    expect(screen.getByRole('alert').textContent).toBe('Collections: line 1 cannot be read.')
    const field = screen.getByLabelText<HTMLTextAreaElement>('Collections')
    expect([field.getAttribute('aria-invalid'), field.value]).toEqual(['true', 'col1abc'])
  })

  it('tells its own files from others’, and the same chain from another', () => {
    const verdict = { ok: true, head, publicKey: 'c'.repeat(64), isOurs: true, isSameChain: true } as const
    const said = () => screen.getByText(/^Nobody changed/).textContent
    const { unmount } = draw({ answer: { verdict } })
    expect(said()).toContain('since this site signed it. The index here has the same state hash')
    unmount()
    draw({ answer: { verdict: { ...verdict, isOurs: false, isSameChain: false } } })
    expect(said()).toContain('not with the key of this site. The index here has another state hash')
  })

  it('checks a file in the browser', async () => {
    const { container } = draw({})
    const input = container.querySelector('input[type=file]')
    const file = new File(['address,nft_count\n'], 'holders.csv')
    fireEvent.change(input ?? container, { target: { files: [file] } })
    screen.getByText('holders.csv')
    fireEvent.submit(screen.getByRole('button', { name: 'Check' }))
    await screen.findByText('This is no snapshot of holders.')
  })
})
