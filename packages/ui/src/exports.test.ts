import { expect, it } from 'vitest'
import * as face from './index.js'

it('shows this face', () => {
  expect(Object.keys(face).sort()).toMatchInlineSnapshot(`
    [
      "Button",
      "Chart",
      "CheckboxRow",
      "Chip",
      "Copyable",
      "EmptyState",
      "FileButton",
      "Hint",
      "IconButton",
      "Link",
      "LinkProvider",
      "MediaFrame",
      "Pagination",
      "Price",
      "ProgressBar",
      "RelativeTime",
      "SegmentedControl",
      "Select",
      "Skeleton",
      "Sparkline",
      "Table",
      "Tabs",
      "VerifiedMark",
      "advanceProgress",
      "buttonShape",
      "clip",
      "exactTimeText",
      "figure",
      "mono",
      "progressRule",
      "quiet",
      "relativeTimeText",
      "serif",
      "shorten",
      "strong",
      "textLink",
      "unseen",
      "useAttempts",
    ]
  `)
})
