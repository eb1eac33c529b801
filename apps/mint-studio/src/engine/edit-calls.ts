import { join } from 'node:path'
import { RULE_IDS } from '@chiaroscuro/minting/check'
import { StudioError } from '../ipc/failure.js'
import type { Answers } from './answers.js'
import type { CallDesk } from './call-desk.js'
import { editPiece, fillColumn, numberSeries, replaceText, withTerms } from './drop-edit.js'
import { withRecipe } from './layer-project.js'
import { frozenLicense } from './license.js'
import { withoutTargets, withTargets } from './owners.js'
import { rarityView } from './rarity-view.js'
import { toSale } from './sale-edit.js'

type Edits = Pick<
  Answers,
  | 'listPieces'
  | 'editPiece'
  | 'fillColumn'
  | 'replaceText'
  | 'numberSeries'
  | 'editTerms'
  | 'editRecipe'
  | 'listRarest'
  | 'showRarity'
  | 'assignTargets'
  | 'clearTargets'
  | 'editSale'
  | 'listTokens'
  | 'undo'
  | 'redo'
  | 'checkProject'
  | 'fixProject'
>

/** Calls that read a drop and change it. */
export function editCalls({ studio, view, change }: CallDesk): Edits {
  const { resources } = studio.parts
  return {
    listPieces: async ({ id, from, count }) => (await studio.project(id)).rows(from, count),
    editPiece: ({ id, at, field, value }) => change(id, ({ drop }) => editPiece(drop, at, field, value)),
    fillColumn: ({ id, field, value }) => change(id, ({ drop }) => fillColumn(drop, field, value)),
    async replaceText({ id, find, put }) {
      let changed = 0
      const after = await change(id, ({ drop }) => {
        const replaced = replaceText(drop, find, put)
        changed = replaced.changed
        return replaced.drop
      })
      return { changed, view: after }
    },
    numberSeries: ({ id }) => change(id, ({ drop }) => numberSeries(drop)),
    editTerms: ({ id, terms: { license, ...terms } }) =>
      change(id, async (project) => {
        if (license === undefined) return withTerms(project.drop, terms, project.drop.license)
        const frozen = await frozenLicense(join(resources, 'licenses'), license)
        project.license = frozen
        project.facts = { ...project.facts, license: frozen ? license : '' }
        return withTerms(project.drop, terms, frozen?.draft)
      }),
    async editRecipe({ id, recipe }) {
      const project = await studio.project(id)
      const { recipe: before } = project.facts
      if (project.approved) throw new StudioError('fixed')
      if (!before) throw new StudioError('no-layers')
      project.facts = { ...project.facts, recipe: withRecipe(before, recipe) }
      await studio.save(project)
      return view(project)
    },
    listRarest: async ({ id }) => (await studio.project(id)).rarest(12),
    showRarity: async ({ id }) => rarityView((await studio.project(id)).drop.pieces),
    async assignTargets({ id, ...sheet }) {
      let done: Omit<ReturnType<typeof withTargets>, 'drop'> = { assigned: 0, faults: [] }
      const after = await change(id, ({ drop }) => {
        const { drop: next, ...said } = withTargets(drop, sheet)
        done = said
        return next
      })
      return { ...done, view: after }
    },
    clearTargets: ({ id }) => change(id, ({ drop }) => withoutTargets(drop)),
    editSale: ({ id, sale }) => change(id, ({ drop }) => ({ ...drop, sale: sale && toSale(sale) })),
    listTokens: async ({ id }) => studio.lookForTokens((await studio.project(id)).drop.network),
    async undo({ id }) {
      const project = await studio.project(id)
      if (project.undo()) await studio.save(project)
      return view(project)
    },
    async redo({ id }) {
      const project = await studio.project(id)
      if (project.redo()) await studio.save(project)
      return view(project)
    },
    async checkProject({ id }) {
      const project = await studio.project(id)
      return project.findings(await studio.around(project)).map((one) => project.found(one))
    },
    fixProject: ({ id, rules }) =>
      change(id, async (project) =>
        project.fix(
          RULE_IDS.filter((rule) => rules.includes(rule)),
          await studio.around(project),
        ),
      ),
  }
}
