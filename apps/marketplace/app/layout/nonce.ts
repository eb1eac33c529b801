import { createContext } from 'react'

/** The nonce of this answer's scripts; known while rendering on the server only. */
export const NonceContext = createContext<string | undefined>(undefined)
