export { readSnapshot, type SnapshotFault, type SnapshotReading } from './read-snapshot.js'
export { type SnapshotKey, snapshotKeyOf } from './sign-snapshot.js'
export type { SnapshotFormat, SnapshotHead, SnapshotSubject } from './snapshot-head.js'
