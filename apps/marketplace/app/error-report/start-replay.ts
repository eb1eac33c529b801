import { addIntegration, replayIntegration } from '@sentry/remix'

/** Records what a page looked like, with every word and picture masked. Packed by no worker: pages run none from a blob. */
export function startReplay(): void {
  addIntegration(replayIntegration({ maskAllText: true, blockAllMedia: true, useCompression: false }))
}
