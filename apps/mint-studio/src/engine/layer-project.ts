import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import type { Drop } from '@chiaroscuro/minting/drop'
import { draftOf, type Recipe, readLayers, recipeOf, resized, ruleSetOf } from '@chiaroscuro/minting/layers'
import { MintingError } from '@chiaroscuro/minting/plan'
import { type Solved, solveTraits } from '@chiaroscuro/minting/traits'
import { StudioError } from '../ipc/failure.js'
import type { LayersView, RecipeInput } from '../ipc/layer.js'
import { drawPieces } from './draw-pieces.js'
import { listFiles } from './import-folder.js'
import type { Project } from './project.js'
import type { Studio } from './studio.js'

const FIRST_SIZE = 100

/** The recipe that a folder of layers begins with. Rejects with `StudioError` `no-layers`, `folder-unreadable`. */
export async function recipeFrom(folder: string, title: string): Promise<Recipe> {
  const layers = readLayers(await listFiles(folder))
  if (layers.length === 0) throw new StudioError('no-layers')
  const combinations = layers.reduce((all, { values }) => all * values.length, 1)
  try {
    return recipeOf(layers, title, Math.min(FIRST_SIZE, Math.max(1, Math.floor(combinations / 2))))
  } catch (cause) {
    throw new StudioError('no-layers', { cause })
  }
}

/** A recipe with what the page changed: another size keeps the shares. */
export function withRecipe(recipe: Recipe, { size, ...change }: RecipeInput): Recipe {
  const { layers = recipe.layers, ...others } = change
  const before = new Map(recipe.layers.map((one) => [one.name, one.values]))
  const next: Recipe = {
    ...recipe,
    ...(others.seed !== undefined && { seed: others.seed }),
    ...(others.name !== undefined && { name: others.name }),
    ...(others.rules && { rules: others.rules }),
    ...(others.order && { order: others.order }),
    layers: layers.map(({ name, values }) => ({ name, values: countedAnew(before.get(name) ?? [], values) })),
  }
  return size === undefined || size === recipe.size ? next : resized(next, size)
}

type Values = Recipe['layers'][number]['values']

/** Counts that somebody wrote are weights from then on; a layer nobody touched keeps its own. */
function countedAnew(
  before: Values,
  after: readonly { readonly name: string; readonly count: number }[],
): Values {
  const known = new Map(before.map((one) => [one.name, one]))
  const isTouched = after.some(({ name, count }) => known.get(name)?.count !== count)
  return after.map(({ name, count }) => {
    const { file, weight = count } = known.get(name) ?? {}
    return { name, count, weight: isTouched ? count : weight, ...(file !== undefined && { file }) }
  })
}

type Tried = { readonly kind: 'uneven'; readonly layer: string } | Solved

const tried = new WeakMap<Recipe, Tried>()

/** What a recipe comes to; worked out once for each. */
export function solve(recipe: Recipe): Tried {
  const known = tried.get(recipe)
  if (known) return known
  const made = trySolve(recipe)
  tried.set(recipe, made)
  return made
}

function trySolve(recipe: Recipe): Tried {
  const uneven = recipe.layers.find(
    ({ values }) => values.reduce((sum, { count }) => sum + count, 0) !== recipe.size,
  )
  if (uneven) return { kind: 'uneven', layer: uneven.name }
  try {
    return solveTraits(ruleSetOf(recipe), recipe.seed)
  } catch (error) {
    if (error instanceof MintingError) return { kind: 'unknown' }
    throw error
  }
}

/** Recipes for more pieces are solved when somebody asks, and not at every keystroke. */
const SOLVED_AT_ONCE = 2000

export function layersView({ facts }: Project, drawing: LayersView['drawing']): LayersView | undefined {
  const { recipe } = facts
  if (!recipe) return undefined
  const { size, seed, name, rules, order } = recipe
  const layers = recipe.layers.map((layer) => ({
    name: layer.name,
    values: layer.values.map(({ name: value, count }) => ({ name: value, count })),
  }))
  const found: LayersView['solved'] =
    size > SOLVED_AT_ONCE && !tried.has(recipe) ? { kind: 'unasked' } : solvedView(solve(recipe))
  return { recipe: { size, seed, name, rules, order, layers }, solved: found, ...(drawing && { drawing }) }
}

function solvedView(solved: Tried): LayersView['solved'] {
  if (solved.kind === 'uneven') return solved
  if (solved.kind === 'found') return { kind: 'found' }
  if (solved.kind === 'unknown') return { kind: 'unknown' }
  const { because } = solved
  if (because.why === 'tight')
    return { kind: 'tight', ...because, values: [...because.values], allowed: [...because.allowed] }
  if (because.why === 'too-few-combinations')
    return { kind: 'too-few', combinations: because.combinations, wanted: because.wanted }
  return { kind: 'rules', rules: because.rules.map((rule) => recipeRuleText(rule)) }
}

function recipeRuleText(rule: Recipe['rules'][number]): string {
  if (rule.kind === 'excludes')
    return `${rule.one.layer}: ${rule.one.value} ≠ ${rule.other.layer}: ${rule.other.value}`
  return `${rule.if.layer}: ${rule.if.value} → ${rule.layer}: ${rule.oneOf.join(', ')}`
}

/** Draws the pieces of a project's recipe and puts them in the place of those that it has. Rejects with `StudioError` `no-pieces-found`. */
export async function generatePieces(studio: Studio, project: Project, tell: () => void): Promise<void> {
  const { recipe, layersFolder } = project.facts
  if (project.approved) throw new StudioError('fixed')
  if (!recipe || layersFolder === undefined) throw new StudioError('no-layers')
  const { id } = project
  const solved = solve(recipe)
  if (solved.kind !== 'found') throw new StudioError('no-pieces-found')
  const into = join(studio.parts.store.folderOf(id), `drawn-${randomInt(2 ** 47)}`)
  const count = solved.pieces.length
  const show = (done: number) => {
    studio.setWork(id, { ...studio.work(id), drawing: { done, count } })
    tell()
  }
  show(0)
  try {
    const files = await drawPieces({
      ...{ recipe, pieces: solved.pieces, from: layersFolder, into },
      onDrawn: show,
    })
    const pieces = solved.pieces.map((values, at) => draftOf(recipe, values, at))
    const drop: Drop = { ...project.drop, pieces }
    project.facts = { ...project.facts, folder: into, files }
    project.change(drop)
    await studio.save(project)
  } finally {
    studio.setWork(id, { ...studio.work(id), drawing: undefined })
  }
}
