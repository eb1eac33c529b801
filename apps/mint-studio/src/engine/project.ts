import { toHex } from '@chiaroscuro/domain/bytes'
import type { DidId, Hex32, PuzzleHash } from '@chiaroscuro/domain/id'
import {
  checkDrop,
  type Finding,
  fixDrop,
  MAX_BUNDLE_COST,
  type RuleId,
  type World,
} from '@chiaroscuro/minting/check'
import {
  type Drop,
  filesOfPieces,
  planOfDrop,
  ranksOf,
  type Upload,
  uploadsOf,
} from '@chiaroscuro/minting/drop'
import type { Plan } from '@chiaroscuro/minting/plan'
import { planHash } from '@chiaroscuro/minting/plan'
import type { Rehearsal } from '@chiaroscuro/minting/rehearsal'
import { StudioError } from '../ipc/failure.js'
import { DEVNET_HOST } from '../ipc/host.js'
import type { FoundFinding, PieceRow, ProjectView, RarePiece } from '../ipc/view.js'
import { editionText } from './drop-edit.js'
import type { FrozenLicense } from './license.js'
import type { ProjectFacts, Rehearsed, SavedProject } from './project-store.js'
import type { Purse } from './purse.js'

/** What of a mint's surroundings rules ask for. */
export interface Surroundings {
  readonly did: DidId | undefined
  readonly balance: bigint | undefined
  /** Puzzle hash of the account that signs. */
  readonly own: PuzzleHash
  /** Second since 1970. */
  readonly now: number
  readonly takenCollectionIds: ReadonlySet<string>
}

type KnownFile = ProjectFacts['files'][number]

const MAX_UNDO = 200
const MAX_SPOTS = 50
const SHOWN = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'])

/** A project that is open: its drop with what was done to it, and what follows from it. */
export class Project {
  readonly id: string
  revision = 0
  hosted: ReadonlyMap<Hex32, readonly string[]> | undefined
  rehearsed: Rehearsed | undefined
  /** Pictures as they are compared, by the hashes of their files. */
  looks: ReadonlyMap<Hex32, Uint8Array>
  /** Nothing before all of them were looked at. */
  looksLike: ReadonlyMap<Hex32, Hex32> | undefined
  /** Fixed by a person's word: from here on the drop is not changed any more. */
  approved: Plan | undefined
  facts: ProjectFacts
  license: FrozenLicense | undefined
  #drop: Drop
  #past: Drop[] = []
  #future: Drop[] = []
  /** Worked out once for each drop, since each is a value of its own. */
  readonly #uploads = new WeakMap<Drop, Upload[]>()
  /** The same of its facts: all pieces of a mint ask for theirs. */
  readonly #files = new WeakMap<ProjectFacts, ReadonlyMap<string, KnownFile>>()
  #found: { readonly of: readonly unknown[]; readonly findings: readonly Finding[] } | undefined
  #plan: { readonly drop: Drop; readonly hosted: unknown; readonly plan: Plan | undefined } | undefined

  constructor(id: string, { drop, facts, hosted, rehearsed, approved, looks }: SavedProject) {
    this.id = id
    this.#drop = drop
    this.facts = facts
    this.hosted = hosted
    this.rehearsed = rehearsed
    this.looks = looks
    this.approved = approved
  }

  get drop(): Drop {
    return this.#drop
  }
  get canUndo(): boolean {
    return this.#past.length > 0 && !this.approved
  }
  get canRedo(): boolean {
    return this.#future.length > 0 && !this.approved
  }

  /** Takes another drop for the one there is; whether it is another. Throws `StudioError` `fixed`. */
  change(next: Drop): boolean {
    if (this.approved) throw new StudioError('fixed')
    if (next === this.#drop) return false
    this.#past = [...this.#past.slice(1 - MAX_UNDO), this.#drop]
    this.#future = []
    this.#drop = next
    return true
  }

  undo(): boolean {
    return this.#step(this.#past, this.#future)
  }
  redo(): boolean {
    return this.#step(this.#future, this.#past)
  }

  #step(from: Drop[], to: Drop[]): boolean {
    const next = this.approved ? undefined : from.pop()
    if (!next) return false
    to.push(this.#drop)
    this.#drop = next
    return true
  }

  /** All that has to lie somewhere: the pieces' files and documents, the license, the collection's pictures. */
  uploads(): Upload[] {
    const known = this.#uploads.get(this.#drop)
    if (known) return known
    const made = [...uploadsOf(this.#drop, this.facts.files), ...this.#pictures()]
    this.#uploads.set(this.#drop, made)
    return made
  }

  /** What documents name by its address, and therefore lies there before they do: the collection's pictures and the license. */
  namedUploads(): Upload[] {
    return this.license ? [...this.#pictures(), this.license.upload] : this.#pictures()
  }

  #pictures(): Upload[] {
    return [this.facts.icon, this.facts.banner].flatMap((file): Upload[] => {
      if (!file) return []
      const { hash, size, path, mediaType = 'application/octet-stream' } = file
      return [{ hash, size, mediaType, name: `${hash}.${path.split('.').at(-1)}`, source: path }]
    })
  }

  /** Who signs its mint. */
  get signer(): Purse['kind'] {
    return this.facts.wallet ?? 'devnet'
  }

  /** Places where the files are to go, by their ids. */
  get hosts(): readonly string[] {
    return this.facts.hosts ?? [DEVNET_HOST]
  }

  /** The same with the license that was chosen. */
  allUploads(): Upload[] {
    return this.license ? [...this.uploads(), this.license.upload] : this.uploads()
  }

  hostingState(): 'none' | 'stale' | 'green' {
    const { hosted, hosts } = this
    if (!hosted) return 'none'
    const { hostedBy = [DEVNET_HOST] } = this.facts
    if (hostedBy.join() !== hosts.join()) return 'stale'
    return this.allUploads().every(({ hash }) => hosted.has(hash)) ? 'green' : 'stale'
  }

  /** The plan, where nothing stops it and everything lies where it is fetched from. */
  plan(around: Surroundings): Plan | undefined {
    if (this.approved) return this.approved
    const [drop, hosted] = [this.#drop, this.hosted]
    if (!hosted || this.hostingState() !== 'green') return undefined
    if (this.findings(around).some(({ severity }) => severity === 'stops')) return undefined
    if (this.#plan?.drop !== drop || this.#plan.hosted !== hosted)
      this.#plan = { drop, hosted, plan: planOfDrop(drop, this.facts.files, hosted) }
    return this.#plan.plan
  }

  world({ did, balance, own, now, takenCollectionIds }: Surroundings): World {
    const { license } = this
    return {
      files: this.facts.files,
      ownedDids: did && new Set([did]),
      ...{ balance, now, takenCollectionIds, looksLike: this.looksLike },
      isOwn: (puzzleHash) => puzzleHash === own,
      license: license && { hash: license.upload.hash, mediaType: 'text/plain' },
      // Judged only where it is all there: what is being edited is not yet uploaded.
      hosted: this.hostingState() === 'green' ? this.hosted : undefined,
    }
  }

  /** Looked for once, as long as neither the drop nor what is around it is another. */
  findings(around: Surroundings): readonly Finding[] {
    const taken = [...around.takenCollectionIds].join('\n')
    const known = this.#found
    // The clock alone decides whether a sale is over.
    const { endsAt } = this.#drop.sale ?? {}
    const isOver = endsAt !== undefined && endsAt <= around.now
    const places = this.hosts.join()
    const of = [
      this.#drop,
      this.hosted,
      places,
      this.license,
      this.looksLike,
      around.did,
      around.balance,
      taken,
      isOver,
    ]
    if (known?.of.every((one, at) => one === of[at])) return known.findings
    const findings = checkDrop(this.#drop, this.world(around))
    this.#found = { of, findings }
    return findings
  }

  fix(rules: readonly RuleId[], around: Surroundings): Drop {
    return rules.reduce((drop, rule) => fixDrop(drop, this.world(around), rule), this.#drop)
  }

  rows(from: number, count: number): PieceRow[] {
    const pieces = this.#drop.pieces.slice(from, from + count)
    const files = filesOfPieces({ pieces }, this.facts.files)
    const ranks = ranksOf(this.#drop.pieces)
    return pieces.map((piece, index) => {
      const { from: origin, file = '', name, description, to = '', attributes, price = '' } = piece
      const { seriesNumber, seriesTotal } = piece
      const known = files[index]
      const picture = known && this.pictureOf(known)
      return {
        ...{ at: from + index, from: origin, file, name, description, to },
        ...(picture !== undefined && { picture }),
        ...{ edition: editionText(piece), price },
        rank: ranks[from + index] ?? 0,
        series: seriesNumber === undefined ? '' : `${seriesNumber} / ${seriesTotal ?? '?'}`,
        traits: Object.fromEntries(attributes.map(({ traitType, value }) => [traitType, value])),
      }
    })
  }

  /** Pictures of so many pieces from the first on: a library of large projects ranks none of them. */
  pictures(count: number): string[] {
    const pieces = this.#drop.pieces.slice(0, count)
    const files = filesOfPieces({ pieces }, this.facts.files)
    return files.flatMap((file) => (file && this.pictureOf(file)) ?? [])
  }

  /** So many pieces from the rarest on, as sites will rank them. */
  rarest(count: number): RarePiece[] {
    const ranks = ranksOf(this.#drop.pieces)
    const first = [...ranks.keys()].sort(
      (one, other) => (ranks[one] ?? 0) - (ranks[other] ?? 0) || one - other,
    )
    return first.slice(0, count).flatMap((at): RarePiece[] => {
      const [row] = this.rows(at, 1)
      if (!row) return []
      const { name, picture } = row
      return [{ number: at + 1, name, rank: ranks[at] ?? 0, ...(picture !== undefined && { picture }) }]
    })
  }

  /** Pictures that were not looked at yet. */
  unseenPictures(): ProjectFacts['files'] {
    return this.facts.files.filter((file) => this.pictureOf(file) !== undefined && !this.looks.has(file.hash))
  }

  /** A finding as the page gets it: where pieces are like one before them, both are shown. */
  found(finding: Finding): FoundFinding {
    const files = filesOfPieces({ pieces: this.#drop.pieces }, this.facts.files)
    const pictureAt = (at: number) => {
      const file = files[at]
      return (file && this.pictureOf(file)) ?? ''
    }
    const found = toFound(finding)
    return {
      ...found,
      spots: found.spots.map((spot) => {
        const { piece, facts } = spot
        if (piece === undefined || facts.first === undefined) return spot
        return { ...spot, pictures: [pictureAt(piece), pictureAt(Number(facts.first) - 1)] }
      }),
    }
  }

  /** Where the page finds the collection's own pictures. */
  ownPictures(): ProjectView['pictures'] {
    const { icon, banner } = this.facts
    const pathOf = (file: KnownFile | undefined) => file && this.pictureOf(file)
    const [iconPath, bannerPath] = [pathOf(icon), pathOf(banner)]
    return {
      ...(iconPath !== undefined && { icon: iconPath }),
      ...(bannerPath !== undefined && { banner: bannerPath }),
    }
  }

  /** Where the page finds a picture, if it is one that it may show. */
  pictureOf({ hash, mediaType }: KnownFile): string | undefined {
    return SHOWN.has(mediaType ?? '') ? `asset/${this.id}/${hash}` : undefined
  }

  /** A file's path in its folder, by its hash; of this project's own files alone. */
  fileOf(hash: string): KnownFile | undefined {
    const known = this.#files.get(this.facts)
    if (known) return known.get(hash)
    const made = filesByHash(this.facts)
    this.#files.set(this.facts, made)
    return made.get(hash)
  }
}

function filesByHash({ files, icon, banner }: ProjectFacts): ReadonlyMap<string, KnownFile> {
  const all = [...files, ...(icon ? [icon] : []), ...(banner ? [banner] : [])]
  // Of equal files the first counts, which a map keeps last.
  return new Map(all.reverse().map((file) => [file.hash, file]))
}

/** A finding as the page gets it: figures in digits, and no more places than anybody reads. */
function toFound({ rule, severity, isFixable, spots }: Finding): FoundFinding {
  return {
    ...{ rule, severity, isFixable, count: spots.length },
    spots: spots.slice(0, MAX_SPOTS).map(({ piece, facts }) => ({
      ...(piece !== undefined && { piece }),
      facts: Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, String(fact)])),
    })),
  }
}

/** What of a rehearsal is kept. */
export function toRehearsed(rehearsal: Rehearsal): Rehearsed {
  const { planHash: hash, isGreen, batches, fees, seconds, peakCost, mishaps, attention } = rehearsal
  return {
    ...{ planHash: hash, isGreen, batches: batches.length, fees: String(fees), seconds },
    peakPerMille: Number((peakCost * 1000n) / (2n * MAX_BUNDLE_COST)),
    mishaps: mishaps.length,
    ...(attention !== undefined && { attention }),
  }
}

/** Whether a plan is the one that was rehearsed, and went well. */
export function isRehearsedPlan(plan: Plan, rehearsed: Rehearsed | undefined): boolean {
  return rehearsed?.isGreen === true && rehearsed.planHash === planHash(plan)
}

/** A name for a new project that no other has. */
export function newProjectId(random: Uint8Array): string {
  return toHex(random.subarray(0, 8))
}
