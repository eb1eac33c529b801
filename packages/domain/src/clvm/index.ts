export { encodeInteger } from './integer.js'
export {
  atomOf,
  bytesOf,
  type ClvmNode,
  first,
  hexOf,
  integerOf,
  isMinimal,
  isPair,
  items,
  nodeAt,
  parseClvm,
  rest,
  skip,
  textOf,
} from './node-view.js'
export { ClvmError, type ClvmRunner } from './runner.js'
export { curryQuoted, curryTreeHash, hashAtom, hashPair, quotedHash, treeHash } from './tree-hash.js'
export { argsAt, type Curried, modOf, uncurry } from './uncurry.js'
export {
  NIL,
  writeAtom,
  writeCurried,
  writeInteger,
  writeList,
  writePair,
  writeQuoted,
} from './write-clvm.js'
