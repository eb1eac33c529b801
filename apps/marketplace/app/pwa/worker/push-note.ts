/** What is shown of a message, and where a click on it leads. */
export interface Note {
  readonly title: string
  readonly body: string
  readonly path: string
  readonly tag: string | undefined
  readonly lang: string | undefined
}

/** Of a message that cannot be read: something must be shown of each, so it leads to the list of all. */
const UNREADABLE: Note = {
  title: 'Chiaroscuro',
  body: '',
  path: '/user/notifications',
  tag: undefined,
  lang: undefined,
}

const LONGEST = 400

/** A message as it is shown; its texts are strangers' in part, and are shown as text. */
export function noteOf(text: string | undefined, origin: string): Note {
  const said = parsed(text)
  if (typeof said !== 'object' || said === null || !('title' in said)) return UNREADABLE
  const { title } = said
  if (typeof title !== 'string' || title === '') return UNREADABLE
  return {
    title: title.slice(0, LONGEST),
    body: 'body' in said && typeof said.body === 'string' ? said.body.slice(0, LONGEST) : '',
    path: ownPath('path' in said ? said.path : undefined, origin),
    tag: 'tag' in said && typeof said.tag === 'string' ? said.tag.slice(0, LONGEST) : undefined,
    lang: 'lang' in said && said.lang === 'zh' ? 'zh' : 'en',
  }
}

/** A path of this site, or that of the list. */
export function ownPath(path: unknown, origin: string): string {
  if (typeof path !== 'string' || !URL.canParse(path, origin)) return UNREADABLE.path
  const url = new URL(path, origin)
  return url.origin === origin ? url.pathname + url.search : UNREADABLE.path
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
