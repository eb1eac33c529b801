export { countsOf, isNone, type Layer, type LayerValue, readLayers } from './read-layers.js'
export {
  draftOf,
  filesInOrder,
  type OrderRule,
  parseRecipe,
  type Recipe,
  recipeOf,
  resized,
  ruleSetOf,
} from './recipe.js'
