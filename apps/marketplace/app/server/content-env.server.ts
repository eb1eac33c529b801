/** Where the site's own words come from, and whose site it is. */
export interface ContentEnv {
  /** The content service; without one its pages say that it is not set up. */
  content: ContentServiceEnv | undefined
  /** Whoever runs this installation. Nobody is made up: without a name the legal pages say that none was given. */
  operator: OperatorEnv | undefined
  /** Links of the footer; what is not set is not shown. */
  places: PlacesEnv
}

export interface ContentServiceEnv {
  token: string
  oauthToken: string | undefined
  /** Root of the delivery API; absent: the service's own in the region. */
  url: string | undefined
  region: string | undefined
  preview: PreviewEnv | undefined
}

export interface PreviewEnv {
  /** Opens drafts. */
  token: string
  /** Opens preview mode, and signs its cookie. */
  secret: string
  /** The origin of the editor that shows drafts in a frame. */
  editor: string
}

export interface OperatorEnv {
  name: string
  address: string | undefined
  contact: string | undefined
}

export interface PlacesEnv {
  support: string | undefined
  documentation: string | undefined
  status: string | undefined
  developers: string | undefined
}

type Raw = Record<string, string | undefined>
type ReadUrl = (name: string, text: string) => string

/** Checks raw variables; throws an error that names the wrong one. */
export function readContentEnv(raw: Raw, url: ReadUrl): ContentEnv {
  const place = (name: string) => (raw[name] ? url(name, raw[name]) : undefined)
  return {
    content: service(raw, url),
    operator: operator(raw),
    places: {
      support: place('SUPPORT_URL'),
      documentation: place('DOCUMENTATION_URL'),
      status: place('STATUS_URL'),
      developers: place('DEVELOPERS_URL'),
    },
  }
}

const REGIONS = ['eu', 'us', 'ap', 'ca', 'cn']

function service(raw: Raw, url: ReadUrl): ContentServiceEnv | undefined {
  const { STORYBLOK_TOKEN: token, STORYBLOK_REGION: region } = raw
  if (!token) return undefined
  if (region && !REGIONS.includes(region))
    throw new Error(`STORYBLOK_REGION must be one of ${REGIONS.join(', ')}`)
  return {
    token,
    oauthToken: raw.STORYBLOK_OAUTH_TOKEN || undefined,
    url: raw.STORYBLOK_URL ? url('STORYBLOK_URL', raw.STORYBLOK_URL) : undefined,
    region: region || undefined,
    preview: preview(raw, url),
  }
}

const EDITOR = 'https://app.storyblok.com'

function preview(raw: Raw, url: ReadUrl): PreviewEnv | undefined {
  const { STORYBLOK_PREVIEW_TOKEN: token, PREVIEW_SECRET: secret, STORYBLOK_EDITOR_URL: editor } = raw
  if (!token && !secret) return undefined
  if (!token || !secret) throw new Error('STORYBLOK_PREVIEW_TOKEN and PREVIEW_SECRET go together')
  if (secret.length < 16) throw new Error('PREVIEW_SECRET must be at least 16 characters long')
  return { token, secret, editor: new URL(url('STORYBLOK_EDITOR_URL', editor || EDITOR)).origin }
}

function operator(raw: Raw): OperatorEnv | undefined {
  const name = raw.OPERATOR_NAME?.trim()
  if (!name && (raw.OPERATOR_ADDRESS || raw.OPERATOR_CONTACT))
    throw new Error('OPERATOR_ADDRESS and OPERATOR_CONTACT need an OPERATOR_NAME')
  if (!name) return undefined
  return { name, address: raw.OPERATOR_ADDRESS?.trim() || undefined, contact: contact(raw.OPERATOR_CONTACT) }
}

/** An e-mail address or a web address: it becomes a link. */
function contact(text: string | undefined): string | undefined {
  const given = text?.trim()
  if (!given) return undefined
  const isWeb = URL.canParse(given) && /^https?:$/.test(new URL(given).protocol)
  if (!isWeb && !/^[^\s@:/]+@[^\s@:/]+$/.test(given))
    throw new Error('OPERATOR_CONTACT must be an e-mail address or a web address')
  return given
}
