import { z } from 'zod'

/** What a creator writes. */
export const text = z.string().max(50_000)
export const count = z.number().int().min(0)
/** Mojos in digits. */
export const mojos = z.string().regex(/^\d{1,24}$/)
/** 64 lowercase hex digits. */
export const hash = z.string().regex(/^[0-9a-f]{64}$/)

export const projectId = z.string().regex(/^[0-9a-z]{8,32}$/)
