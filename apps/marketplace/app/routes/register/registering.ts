import type { Note } from '#app/identity/screen.js'

/** How far a registration is. */
export type Registering =
  | { readonly at: 'sign-up'; readonly username: string; readonly fault?: string | undefined }
  | {
      readonly at: 'confirm'
      readonly username: string
      readonly fault?: string | undefined
      readonly note?: Note | undefined
    }
  | { readonly at: 'done'; readonly username: string }
