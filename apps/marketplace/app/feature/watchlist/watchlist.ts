import { workList } from '#app/feature/kept/work-list.js'

/** The works this browser watches: as many as can be looked up at once. */
export const watchlist = workList('watchlist', 100)
