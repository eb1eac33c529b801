export { readSnapshot, type SnapshotFault, type SnapshotReading } from './read-snapshot.js'
export { type SnapshotKey, snapshotKeyOf } from './sign-snapshot.js'
export {
  isSnapshotHead,
  type SnapshotFormat,
  type SnapshotHead,
  type SnapshotSubject,
} from './snapshot-head.js'
