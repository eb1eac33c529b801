import { channel } from 'node:diagnostics_channel'

/**
 * Told when a page is written without a part that could not be had, or with one that is old: whoever keeps pages for
 * others keeps no such page. A channel has one name in the whole process, whichever bundle tells and listens.
 */
export const partMissing = channel('chiaroscuro:part-missing')
