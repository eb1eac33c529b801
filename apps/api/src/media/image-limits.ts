/** The first frame alone is read: however many follow, they cost nothing. */
export const LIMITS = { limitInputPixels: 50_000_000, failOn: 'error', pages: 1, page: 0 } as const
