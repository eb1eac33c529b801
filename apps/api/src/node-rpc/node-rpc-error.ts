/** The node refused a call, or answered in a shape it should not have. */
export class NodeRpcError extends Error {
  override readonly name = 'NodeRpcError'
  readonly code: 'refused' | 'shape'

  constructor(code: NodeRpcError['code'], message: string, cause?: unknown) {
    super(message, { cause })
    this.code = code
  }
}
