import { workList } from '#app/feature/kept/work-list.js'

/** The works somebody is about to buy at once: as many as one bundle has room for in a block. */
export const cart = workList('cart', 25)
