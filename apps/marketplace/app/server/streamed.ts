/** Names pages whose parts come one after the other (docs/decisions/0078); 'no' is what proxies read in it: to hold nothing back. */
export const STREAMED = 'x-accel-buffering'
