declare const __BUILD_ID__: string | undefined

/** The build this server is of; there is none while developing and in tests. */
export const buildId: string = typeof __BUILD_ID__ === 'string' ? __BUILD_ID__ : 'development'
