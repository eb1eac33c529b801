import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { show, violations } from '#app/test/show.js'
import { StagePicture } from './stage-picture.js'

afterEach(cleanup)

it('says that a picture does not come, and asks for it again when told to', async () => {
  const size = { width: 1000, height: 700 }
  const { container } = show(
    <StagePicture src="http://media.test/t/a" name="Tidelines" size={size} color="#123456" />,
  )
  const first = screen.getByRole('img', { name: 'Tidelines' })
  fireEvent.error(first)
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getByText('Picture unavailable')).toBeTruthy()
  expect(await violations(container)).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  const second = screen.getByRole('img', { name: 'Tidelines' })
  expect(second).not.toBe(first)
  expect(second.getAttribute('src')).toBe('http://media.test/t/a')
})
