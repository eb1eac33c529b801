/** What became of a form of this page. */
export type NotificationsAnswer =
  | { readonly done: 'saved' | 'read' }
  | { readonly fault: 'no-address' | 'other' }
