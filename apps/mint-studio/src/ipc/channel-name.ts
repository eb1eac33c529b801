/** What the studio's page may ask for, by name; what each takes and gives is in `channel.ts`. */
export const CHANNEL_NAMES = [
  'getSettings',
  'saveSettings',
  'getAccount',
  'signIn',
  'answerSignIn',
  'cancelSignIn',
  'rememberDevice',
  'signOut',
  'openEarlyAccess',
  'takeLink',
  'getUpdate',
  'fetchUpdate',
  'installUpdate',
  'listProjects',
  'listNews',
  'listHolders',
  'listHeldCollections',
  'listHeldNfts',
  'openHeld',
  'importSample',
  'importFolder',
  'importLayers',
  'removeProject',
  'openProject',
  'listPieces',
  'editPiece',
  'fillColumn',
  'replaceText',
  'numberSeries',
  'editTerms',
  'editRecipe',
  'generatePieces',
  'listRarest',
  'showRarity',
  'assignTargets',
  'clearTargets',
  'editSale',
  'listTokens',
  'undo',
  'redo',
  'checkProject',
  'lookAtPictures',
  'fixProject',
  'openAccount',
  'connectWallet',
  'chooseDid',
  'getSession',
  'pairWallet',
  'endSession',
  'importSignature',
  'importOfferSignatures',
  'hostProject',
  'editHosts',
  'listHosts',
  'addHost',
  'removeHost',
  'saveGateways',
  'rehearseProject',
  'stopRehearsal',
  'askApproval',
  'pauseMint',
  'resumeMint',
  'offerAgain',
  'saveOffers',
  'saveRescueKit',
  'manifestToSign',
  'signManifest',
  'listMinted',
  'listRoyalties',
  'payRoyalties',
  'checkPilot',
  'releasePilot',
  'openOnMarketplace',
] as const

export type ChannelName = (typeof CHANNEL_NAMES)[number]

/** What the approval's page may ask for: nothing else, and nobody else may ask for these. */
export const APPROVAL_NAMES = ['getApproval', 'answerApproval', 'getSettings'] as const

/** By which the page hears of what changed by itself. */
export const NEWS = 'news'

/** By which the page hears that a link waits for it. */
export const LINK = 'link'

/** By which the page hears that something changed about updates. */
export const UPDATE = 'update'

/** By which the page hears that something changed about the wallet over WalletConnect. */
export const SESSION = 'session'
