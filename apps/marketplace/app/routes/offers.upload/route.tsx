import type { MetaFunction } from '@remix-run/node'

import { useActionAnswer } from '#app/feature/form/use-action-answer.js'
import type { FrameHandle } from '#app/layout/frame-handle.js'
import { headTags } from '#app/layout/head.js'
import type { action } from './act.server.js'
import type { loader } from './load.server.js'
import { UploadPage } from './page.js'

export { action } from './act.server.js'
export { loader } from './load.server.js'

export const handle: FrameHandle = { background: 'grey' }

export const meta: MetaFunction<typeof loader> = ({ data }) => headTags(data?.head)

export default function Upload() {
  return <UploadPage answered={useActionAnswer<typeof action>()} />
}
