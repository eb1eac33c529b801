export { ApiError } from './api-error.js'
export { type ApiClient, type ApiClientOptions, apiClient, call } from './call.js'
export { type ListenOptions, listen } from './listen.js'
export { pages } from './pages.js'
