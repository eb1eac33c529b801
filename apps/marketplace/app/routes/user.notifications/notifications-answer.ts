/** What became of a form of this page. */
export type NotificationsAnswer =
  /** The one time that what it signs by is shown. */
  | { readonly done: 'hook-on'; readonly secret: string }
  | { readonly done: 'saved' | 'read' | 'push-on' | 'push-off' | 'hook-off' }
  | { readonly fault: 'no-address' | 'too-many' | 'too-many-hooks' | 'address' | 'not-offered' | 'other' }
