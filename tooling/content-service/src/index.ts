export {
  type ContentService,
  type ContentServiceOptions,
  startContentService,
} from './start-content-service.js'
