/** Types a browser may show in place; everything else is offered as a download. */
const SHOWN = /^(image|audio|video)\/|^application\/pdf$|^text\/(html|plain)$|^model\//

/** Works that are programs: their scripts run, in a sandbox without an origin, without the network. */
const SCRIPTED = /^text\/html$|^application\/pdf$/
const SCRIPTED_POLICY =
  "sandbox allow-scripts; default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval' blob:; style-src 'unsafe-inline'; img-src data: blob:; media-src data: blob:; font-src data:"
/** Of everything else nothing runs, and nothing is loaded that the file does not carry itself. */
export const STILL_POLICY =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; media-src data:; font-src data:"

/** Under which headers a stranger's file of a type may be sent. */
export function contentHeaders(mimeType: string): Readonly<Record<string, string>> {
  const isText = mimeType.startsWith('text/') || mimeType === 'application/json'
  return {
    'content-type': isText ? `${mimeType}; charset=utf-8` : mimeType,
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
    'referrer-policy': 'no-referrer',
    'content-security-policy': SCRIPTED.test(mimeType) ? SCRIPTED_POLICY : STILL_POLICY,
    ...(SHOWN.test(mimeType) ? {} : { 'content-disposition': 'attachment' }),
  }
}
