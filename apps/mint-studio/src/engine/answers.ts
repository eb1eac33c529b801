import type { Input, Output } from '../ipc/channel.js'
import type { ChannelName } from '../ipc/channel-name.js'

/** Calls that main answers by itself: windows, dialogs, settings and who is signed in are its own. */
type MainChannel =
  | 'getSettings'
  | 'saveSettings'
  | 'importFolder'
  | 'importLayers'
  | 'askApproval'
  | 'openOnMarketplace'
  | 'openHeld'
  | 'listHosts'
  | 'addHost'
  | 'removeHost'
  | 'getAccount'
  | 'signIn'
  | 'answerSignIn'
  | 'cancelSignIn'
  | 'rememberDevice'
  | 'signOut'
  | 'openEarlyAccess'
  | 'takeLink'
  | 'getUpdate'
  | 'fetchUpdate'
  | 'installUpdate'

/** An answer for every call of a page that is the engine's. */
export type Answers = {
  readonly [N in Exclude<ChannelName, MainChannel>]: (input: Input<N>) => Promise<Output<N>>
}
