// Pictures of every public page, at each width, theme and language, with a contact sheet for each page.
import { dataFolder } from './project.mjs'

process.env.LOOK_FOLDER ??= dataFolder('look')
process.argv.splice(2, 0, 'look')
await import('./bench.mjs')
