import { useVerifyTools } from '#app/verify/use-verify-tools.js'
import { UploadDesk, type UploadDeskProps } from './upload-desk.js'

/** For `React.lazy`, which takes a default. */
export default function UploadHere(props: Omit<UploadDeskProps, 'tools'>) {
  return <UploadDesk {...props} tools={useVerifyTools()} />
}
