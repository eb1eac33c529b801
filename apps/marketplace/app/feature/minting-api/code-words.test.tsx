import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CodeWords } from './code-words.js'

it.each([
  ['`profile` is the DID; `credits` is its sum.', ['profile', 'credits']],
  ['no code', []],
  ['an `open end', ['open end']],
  ['<b>`<i>`</b>', ['<i>']],
])('shows what stands between backticks of %s as code', (text, code) => {
  const { container } = render(
    <p>
      <CodeWords text={text} />
    </p>,
  )
  expect([...container.querySelectorAll('code')].map((one) => one.textContent)).toEqual(code)
  expect(container.textContent).toBe(text.replaceAll('`', ''))
})
