/** What became of a form of this page. */
export type NotificationsAnswer =
  | { readonly done: 'saved' | 'read' | 'push-on' | 'push-off' }
  | { readonly fault: 'no-address' | 'too-many' | 'other' }
