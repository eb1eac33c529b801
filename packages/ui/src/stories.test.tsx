import { composeStories, type Meta, type StoryObj } from '@storybook/react-vite'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { violations } from './test-page/violations.js'

interface Stories {
  default: Meta
  [name: string]: StoryObj | Meta
}

const stories = Object.entries(import.meta.glob<Stories>('./*/*.stories.tsx', { eager: true }))
const components = Object.keys(import.meta.glob('./*/*.tsx'))
  .filter((path) => !/\.(test|stories)\.tsx$/.test(path))
  .map((path) => path.split('/')[1] ?? '')

afterEach(cleanup)

it('has a story for every component', () => {
  const told = stories.map(([path]) => path.split('/')[1])
  expect([...new Set(components)].filter((room) => !told.includes(room))).toEqual([])
})

describe.each(stories)('%s', (_, module) => {
  it.each(Object.entries(composeStories(module)))('%s is accessible', async (_, Story) => {
    const { container } = render(<Story />)
    await act(async () => Story.play?.({ canvasElement: container }))
    expect(await violations(document.body)).toEqual([])
  })
})
