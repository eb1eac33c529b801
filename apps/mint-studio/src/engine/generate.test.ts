import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readLayers, recipeOf } from '@chiaroscuro/minting/layers'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engineCalls } from './calls.js'
import { drawPieces } from './draw-pieces.js'
import { recipeFrom, solve, withRecipe } from './layer-project.js'
import { openTestStudio } from './test-studio.test-support.js'

let folder: string
const SIDE = 16

async function layer(path: string, background: string, side = SIDE): Promise<void> {
  const create = { width: side, height: side, channels: 4, background } as const
  writeFileSync(join(folder, path), await sharp({ create }).png().toBuffer())
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'chiaroscuro-layers-'))
  for (const name of ['1-Sky', '2-Veil']) mkdirSync(join(folder, name))
  await layer('1-Sky/Red#1.png', '#ff0000')
  await layer('1-Sky/Blue#3.png', '#0000ff')
  await layer('2-Veil/None.png', '#00000000')
  await layer('2-Veil/White.png', '#ffffff80')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('a collection made of layers', () => {
  it('is solved, drawn layer over layer, and the same byte for byte another time', async () => {
    const recipe = withRecipe(await recipeFrom(folder, 'Veils'), { size: 3, seed: 7 })
    expect(recipe.layers.map(({ name, values }) => [name, values.map((one) => one.count)])).toEqual([
      ['Sky', [2, 1]],
      ['Veil', [2, 1]],
    ])
    const solved = solve(recipe)
    if (solved.kind !== 'found') throw new Error(solved.kind)
    const told: number[] = []
    const draw = (into: string) =>
      drawPieces({
        ...{ recipe, pieces: solved.pieces, from: folder, into: join(folder, into) },
        onDrawn: (count) => told.push(count),
      })
    const [once, again] = [await draw('once'), await draw('again')]
    expect(again).toEqual(once)
    expect(new Set(once.map(({ hash }) => hash)).size).toBe(3)
    expect(told.sort()).toEqual([1, 1, 2, 2, 3, 3])
    const veiled = solved.pieces.findIndex(([, veil]) => veil === 'White')
    const isRed = solved.pieces[veiled]?.[0] === 'Red'
    const pixel = await sharp(readFileSync(join(folder, 'once', `${veiled + 1}.png`)))
      .raw()
      .toBuffer()
    expect([...pixel.subarray(0, 3)]).toEqual(isRed ? [255, 128, 128] : [128, 128, 255])
  })

  it('says why there is none', () => {
    const recipe = recipeOf(readLayers(['a/1.png', 'a/2.png', 'b/3.png']), '', 2)
    expect(solve({ ...recipe, size: 3 })).toEqual({ kind: 'uneven', layer: 'a' })
    expect(solve(withRecipe(recipe, { size: 5 }))).toMatchObject({
      ...{ kind: 'impossible', because: { why: 'too-few-combinations', combinations: 2, wanted: 5 } },
    })
    expect(solve(recipe).kind).toBe('found')
  })

  it('takes no folder without layers, and no layer larger than the ground', async () => {
    await expect(recipeFrom(join(folder, '1-Sky'), '')).rejects.toMatchObject({ code: 'no-layers' })
    mkdirSync(join(folder, 'odd', '1-Sky'), { recursive: true })
    mkdirSync(join(folder, 'odd', '2-Hill'))
    await layer('odd/1-Sky/A.png', '#ff0000')
    await layer('odd/2-Hill/B.png', '#00ff00', SIDE * 2)
    const from = join(folder, 'odd')
    const recipe = withRecipe(await recipeFrom(from, ''), { size: 1 })
    const drawing = { recipe, pieces: [['A', 'B']], from, into: join(folder, 'none'), onDrawn: () => {} }
    await expect(drawPieces(drawing)).rejects.toMatchObject({ code: 'layers-unlike' })
  })
})

describe('a recipe', () => {
  it('is saved whole however fast it is changed', async () => {
    const studio = await openTestStudio(folder)
    const { store } = studio.parts
    const id = await studio.importLayers(folder)
    const calls = engineCalls(studio)
    const seeds = [1, 2, 3, 4, 5, 6]
    await Promise.all(seeds.map((seed) => calls.editRecipe({ id, recipe: { seed } })))
    expect((await store.load(id)).facts.recipe?.seed).toBe(6)
    expect((await calls.openProject({ id })).layers?.recipe.layers.map(({ name }) => name)).toContain('Sky')
  })
})
