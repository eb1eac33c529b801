export { fileCid } from './file-cid.js'
export { type KuboSettings, kuboUploader, type PinataSettings, pinataUploader } from './ipfs-uploader.js'
export { type Leave, type MediaSettings, mediaUploader, type Refusal } from './media-uploader.js'
export { folderUploader, hostedUploader, type UploadFolder } from './own-uploader.js'
export {
  LEAST_PLACES,
  runUpload,
  type UploadFault,
  type UploadParts,
  type UploadProgress,
  type UploadReport,
} from './run-upload.js'
export { type S3Settings, s3Uploader } from './s3-uploader.js'
export { UploadError, type UploadFailure } from './upload-error.js'
export type { Uploader } from './uploader.js'
