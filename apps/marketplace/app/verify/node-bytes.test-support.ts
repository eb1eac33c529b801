/**
 * A made-up browser brings bytes of its own, which are not those of Node's encoder and of its WebAssembly. Both are one in
 * a real browser; here the page takes Node's.
 */
globalThis.Uint8Array = Object.getPrototypeOf(Buffer)
