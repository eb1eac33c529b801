import { readRichText, type RichText as Text } from '@chiaroscuro/cms'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { show, violations } from '#app/test/show.js'
import { Contents } from './contents.js'
import { RichText } from './rich-text.js'

afterEach(cleanup)

const words = (text: string, ...marks: unknown[]) => ({ type: 'text', text, marks })
const link = (href: string) => ({ type: 'link', attrs: { href, linktype: 'url' } })
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content })
const heading = (text: string, level = 2) => ({ type: 'heading', attrs: { level }, content: [words(text)] })

/** As it comes from the content service. */
function read(...content: unknown[]): Text {
  return readRichText({ type: 'doc', content }, () => {})
}

describe('a text', () => {
  it('is drawn with elements of our own, marks nested as they were', async () => {
    const cell = (type: string, text: string) => ({ type, content: [paragraph(words(text))] })
    const text = read(
      heading('Why'),
      paragraph(words('plain '), words('both', { type: 'bold' }, { type: 'italic' })),
      { type: 'bullet_list', content: [{ type: 'list_item', content: [paragraph(words('one'))] }] },
      {
        type: 'code_block',
        attrs: { class: 'language-sh' },
        content: [words('<img src=x onerror=alert(1)>')],
      },
      {
        type: 'table',
        content: [
          { type: 'tableRow', content: [cell('tableHeader', 'Piece')] },
          { type: 'tableRow', content: [cell('tableCell', 'One')] },
        ],
      },
    )
    const { container } = show(<RichText text={text} />)
    expect(container.querySelector('strong > em')?.textContent).toBe('both')
    expect(container.querySelector('img')).toBeNull()
    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeTruthy()
    expect(screen.getByRole('columnheader', { name: 'Piece' })).toBeTruthy()
    expect(screen.getByRole('heading', { level: 2 }).id).toBe('why')
    expect(await violations(container)).toEqual([])
  })

  it('leads within the site, out of it with a flag, and nowhere else', () => {
    show(
      <RichText
        text={read(
          paragraph(words('in', link('/blog/x'))),
          paragraph(words('out', link('https://a.example/'))),
          paragraph(words('bad', link('javascript:alert(1)'))),
        )}
      />,
    )
    expect(screen.getByRole('link', { name: 'in' }).getAttribute('href')).toBe('/blog/x')
    expect(screen.getByRole('link', { name: 'out' }).getAttribute('rel')).toContain('external')
    expect(screen.getByText('bad').closest('a')).toBeNull()
  })

  it('loads pictures of the site alone; a stranger’s is a link', () => {
    const image = (src: string, alt: string) => ({ type: 'image', attrs: { src, alt, title: '' } })
    const { container } = show(
      <RichText
        text={read(image('/figures/640x360/a.svg', 'Ours'), image('https://cdn.example/b.png', 'Theirs'))}
      />,
    )
    const shown = [...container.querySelectorAll('img')]
    expect(shown.map((img) => [img.getAttribute('src'), img.width])).toEqual([
      ['/figures/640x360/a.svg', 640],
    ])
    expect(screen.getByRole('link', { name: 'Theirs' })).toBeTruthy()
  })

  it('of several parts has contents beside it, and no others', () => {
    const { unmount } = show(<Contents text={read(heading('One'), heading('Detail', 3), heading('Two'))} />)
    expect(screen.getAllByRole('link').map((a) => a.getAttribute('href'))).toEqual(['#one', '#two'])
    unmount()
    show(<Contents text={read(heading('One'))} />)
    expect(screen.queryByRole('navigation')).toBeNull()
  })
})
