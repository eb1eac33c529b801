/** Stands beside Node's in the package, without types of its own. */
declare module 'react-dom/server.browser' {
  export { renderToReadableStream } from 'react-dom/server'
}
