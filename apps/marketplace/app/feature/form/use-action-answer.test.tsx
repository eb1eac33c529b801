import { Form, useLoaderData, useRevalidator } from '@remix-run/react'
import { createRemixStub } from '@remix-run/testing'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { useActionAnswer } from './use-action-answer.js'

afterEach(cleanup)

let times = 0
const Stub = createRemixStub([
  {
    path: '/',
    loader: () => ({ times: ++times }),
    action: async ({ request }) => ({ secret: String((await request.formData()).get('ask')) }),
    Component: function Page() {
      const answer = useActionAnswer<() => Promise<{ secret: string }>>()
      const { revalidate } = useRevalidator()
      return (
        <>
          <p>{answer ? `said ${answer.secret}` : 'silent'}</p>
          <p>{`loaded ${useLoaderData<{ times: number }>().times}`}</p>
          <button type="button" onClick={revalidate}>
            anew
          </button>
          {['one', 'two'].map((ask) => (
            <Form key={ask} method="post">
              <button type="submit" name="ask" value={ask}>
                {ask}
              </button>
            </Form>
          ))}
          <Form method="get">
            <button type="submit">away</button>
          </Form>
        </>
      )
    },
  },
])
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('what an action answered', () => {
  it('stays while the page’s data is loaded anew, until the next answer or another page', async () => {
    render(<Stub />)
    await screen.findByText('silent')
    press('one')
    await screen.findByText('said one')
    const before = times
    press('anew')
    await screen.findByText(`loaded ${before + 1}`)
    expect(screen.getByText('said one')).toBeTruthy()
    press('two')
    await screen.findByText('said two')
    press('anew')
    press('away')
    await screen.findByText('silent')
  })
})
