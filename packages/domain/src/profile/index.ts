export { RESERVED_NAMES } from './reserved-names.js'
