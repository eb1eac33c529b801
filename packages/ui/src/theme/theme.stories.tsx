import type { Meta, StoryObj } from '@storybook/react-vite'
import { color } from './contract.css.js'
import { mono, quiet, serif } from './text.css.js'
import { radius, space, textSize } from './token.js'

export default { title: 'theme' } satisfies Meta

export const Colours: StoryObj = {
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))', gap: '1rem' }}>
      {Object.entries(color).map(([name, value]) => (
        <li key={name}>
          <span
            style={{ display: 'block', height: '4rem', background: value, border: `1px solid ${color.line}` }}
          />
          <span className={quiet}>{name}</span>
        </li>
      ))}
    </ul>
  ),
}
export const Type: StoryObj = {
  render: () => (
    <>
      {Object.entries(textSize).map(([name, size]) => (
        <p key={name} style={{ fontSize: size }}>
          <span className={serif}>Blue hour, high water</span> · Every price was read from the chain ·
          明暗之间 · <span className={mono}>{name}</span>
        </p>
      ))}
    </>
  ),
}
export const Space: StoryObj = {
  render: () => (
    <>
      {Object.entries(space).map(([name, width]) => (
        <p key={name}>
          <span style={{ display: 'inline-block', width, height: '1rem', background: color.leaf }} /> {name}
        </p>
      ))}
    </>
  ),
}
export const Corners: StoryObj = {
  render: () => (
    <>
      {Object.entries(radius).map(([name, borderRadius]) => (
        <p key={name} style={{ padding: '1rem', border: `1px solid ${color.lineStrong}`, borderRadius }}>
          {name}
        </p>
      ))}
    </>
  ),
}
