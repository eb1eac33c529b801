import { lazy } from 'react'

// The page of a work seldom shows these: browsers fetch them where it does. The server has them at hand, so that what
// it sends is whole.

export const AuctionPanel = import.meta.env.SSR
  ? (await import('#app/feature/auction/auction-panel.js')).AuctionPanel
  : lazy(() =>
      import('#app/feature/auction/auction-panel.js').then((module) => ({ default: module.AuctionPanel })),
    )

export const Copies = import.meta.env.SSR
  ? (await import('./copies.js')).Copies
  : lazy(() => import('./copies.js').then((module) => ({ default: module.Copies })))

export const FaultWords = import.meta.env.SSR
  ? (await import('./fault-words.js')).FaultWords
  : lazy(() => import('./fault-words.js').then((module) => ({ default: module.FaultWords })))
