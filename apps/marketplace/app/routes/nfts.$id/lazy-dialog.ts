import { Dialog } from '@chiaroscuro/ui/dialog'
import { setNonce } from 'get-nonce'

// The dialog locks scrolling with a style element, which the page's policy lets in by nonce only.
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
if (nonce) setNonce(nonce)

/** For `React.lazy`, which takes a default. */
export default Dialog
