/** What a route asks of the frame around it (specification, section 2), as its `handle`. */
export interface FrameHandle {
  /** The whole page on the darker paper. */
  readonly background?: 'grey'
  /** The header without a line, so that what stands at the top of the page meets it. */
  readonly navbar?: 'white'
  /** No header and no footer. */
  readonly frame?: 'bare'
}

/** The frame that the handles of a page's routes ask for, the innermost having the last word. */
export function frameOf(handles: readonly unknown[]): FrameHandle {
  return Object.assign({}, ...handles.filter((handle) => typeof handle === 'object' && handle !== null))
}
