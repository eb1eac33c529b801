import type { Attribute } from '@chiaroscuro/domain/nft'

/** A piece as a sheet or a document tells of it, before anything is checked. */
export interface PieceDraft {
  /** Where it was read: the line of the sheet, or the name of the document. */
  readonly from: string
  /** The file it names, as it stands there; nothing where it names none. */
  readonly file: string | undefined
  readonly name: string
  readonly description: string
  readonly attributes: readonly Attribute[]
  readonly edition: number | undefined
  readonly editionTotal: number | undefined
  readonly seriesNumber: number | undefined
  readonly seriesTotal: number | undefined
  /** Address of its first owner, as it stands there. */
  readonly to: string | undefined
  /** What it is to be offered for, in XCH, as it stands there. */
  readonly price: string | undefined
}

/**
 * What is wrong with what was imported.
 *
 * - `empty`: there is nothing in it
 * - `too-many`: more pieces than a plan holds
 * - `no-file-column`: no column says which file a row is about
 * - `twice-named-column`: two columns have one name, `detail`; the second is left out
 * - `long-row`, `short-row`: a row with more or fewer cells than there are columns
 * - `broken-quotes`: a quotation mark without its other half
 * - `not-a-number`: a cell that has to be a whole number from 1, `detail` as it stands
 * - `not-json`: a document that is none
 */
export type SheetFault = {
  readonly from: string
  readonly code:
    | 'empty'
    | 'too-many'
    | 'no-file-column'
    | 'twice-named-column'
    | 'long-row'
    | 'short-row'
    | 'broken-quotes'
    | 'not-a-number'
    | 'not-json'
  readonly detail: string
}

export interface Imported {
  readonly drafts: readonly PieceDraft[]
  readonly faults: readonly SheetFault[]
}
